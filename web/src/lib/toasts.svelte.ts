// Short notices that come and go: what the server refused, and why.

export interface Toast {
  id: number;
  text: string;
  look: "plain" | "problem";
}

const STAY = 5500;

class Toasts {
  all = $state.raw<Toast[]>([]);
  #next = 1;

  /** Show a notice; one that is already there is not shown twice. */
  show(text: string, look: Toast["look"] = "plain"): void {
    if (!text || this.all.some((toast) => toast.text === text)) return;
    const id = this.#next++;
    this.all = [...this.all, { id, text, look }].slice(-3);
    setTimeout(() => this.hide(id), STAY);
  }

  hide(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
