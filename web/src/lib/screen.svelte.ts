// How much room there is: the phone's layout, or the desktop's.

class Screen {
  compact = $state(false);

  constructor() {
    const phone = window.matchMedia("(max-width: 820px), (max-height: 480px)");
    this.compact = phone.matches;
    phone.addEventListener("change", (event) => (this.compact = event.matches));
  }
}

export const screen = new Screen();
