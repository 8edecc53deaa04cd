// The whole screen, where the browser lets a page have it; elsewhere the lecture fills the window.

/** Milliseconds in which a browser has left the full screen for a window that was opened. */
const OPENED = 1000;

export class Screen {
  #root;
  #left;
  #going = false; // whether it is left because it was asked for here
  #opening; // the timer while a window comes for which browsers leave it
  #lost = false; // whether such a window has ended it

  /** `left()` is told when the browser leaves it by itself. */
  constructor(root, left) {
    [this.#root, this.#left] = [root, left];
    root.addEventListener("fullscreenchange", () => {
      const { full } = this;
      const opening = this.#opening !== undefined;
      this.#opened();
      if (full) this.#lost = false;
      else if (opening) this.#lost = true;
      else if (!this.#going) this.#left();
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
    this.#lost = false;
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

  /** A window is about to be opened: that it ends the full screen is no wish of the teacher's. */
  open() {
    if (!this.full) return;
    clearTimeout(this.#opening);
    this.#opening = setTimeout(() => this.#opened(), OPENED);
  }

  #opened() {
    clearTimeout(this.#opening);
    this.#opening = undefined;
  }

  /** Goes back into the full screen that such a window has ended; a key lets a page do so. */
  again() {
    if (!this.#lost) return;
    this.#lost = false;
    this.enter();
  }
}
