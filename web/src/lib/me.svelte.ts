// The guest at this browser: no account, only a name that can be changed.
import * as api from "./api";

class Guest {
  name = $state("");
  #asked: Promise<void> | null = null;

  /** Ask the server once who we are. */
  meet(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => void (this.name = me.name),
      (problem: unknown) => {
        this.#asked = null;
        throw problem;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const guest = new Guest();
