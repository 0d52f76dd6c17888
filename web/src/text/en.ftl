# The interface, in English.

close = Close
