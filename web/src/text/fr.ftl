# L'interface, en français.

close = Fermer
