// How much room there is: the phone's layout, or the desktop's.

class Screen {
  /** The phone's layout. */
  compact = $state(false);
  /** A desktop with little width: what lies beside something else is told in short. */
  narrow = $state(false);

  constructor() {
    this.#follow("(max-width: 820px), (max-height: 480px)", (matches) => (this.compact = matches));
    this.#follow("(max-width: 1240px)", (matches) => (this.narrow = matches));
  }

  #follow(query: string, tell: (matches: boolean) => void): void {
    const media = window.matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", (event) => tell(event.matches));
  }
}

export const screen = new Screen();
