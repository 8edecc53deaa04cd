// The whole screen, where the browser lets a page have it; elsewhere the lecture fills the window.

export class Screen {
  #root;
  #left;
  #going = false; // whether it is left because it was asked for here

  /** `left()` is told when the browser leaves it by itself. */
  constructor(root, left) {
    [this.#root, this.#left] = [root, left];
    root.addEventListener("fullscreenchange", () => {
      if (this.full) return;
      if (!this.#going) this.#left();
      this.#going = false;
    });
  }

  get full() { return document.fullscreenElement === this.#root; }

  async enter() {
    if (this.full) return;
    try {
      await this.#root.requestFullscreen();
    } catch {} // a telephone cannot, and after a reload no page may by itself
  }

  async leave() {
    if (!this.full) return;
    this.#going = true;
    try {
      await document.exitFullscreen();
    } catch {}
  }

  toggle() {
    if (this.full) this.leave();
    else this.enter();
  }
}
