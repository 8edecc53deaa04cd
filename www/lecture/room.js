// Where a lesson is shown: on a page, or on stage, where it fills the screen.
import { Screen } from "./full.js";

/** What narrower windows have is a page and no stage. */
const NARROW = "(max-width: 40rem)";

/** The colours of a stage. */
const LIGHT = "projector";
const DARK = "dark";

export const isNarrow = () => matchMedia(NARROW).matches;

export class Room {
  staged = false;
  #root;
  #shown;
  #screen;
  #theme; // chosen here
  #observer = new MutationObserver(() => this.dress());

  /** `shown()` gives what stands there now, to be fitted to the screen; `escaped()` hears that the browser has left the full
      screen by itself. */
  constructor(root, { shown, escaped }) {
    [this.#root, this.#shown] = [root, shown];
    this.#screen = new Screen(root, () => this.staged && escaped());
    this.#observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  get full() { return this.#screen.full; }

  /** The colours of a projector, or dark ones where the page or the teacher wants these. */
  get colours() {
    return this.#theme ?? (document.documentElement.dataset.theme === DARK ? DARK : LIGHT);
  }

  light() {
    this.#theme = this.colours === DARK ? LIGHT : DARK;
    this.dress();
  }

  /** Fills the screen. */
  enter() {
    this.staged = true;
    document.documentElement.dataset.lecture = "";
    this.dress();
    this.#screen.enter();
  }

  /** Is a page again, or what it was before. */
  leave() {
    this.staged = false;
    delete document.documentElement.dataset.lecture;
    this.#screen.leave();
    this.dress();
  }

  end() { this.#observer.disconnect(); }

  /** What a clicker sends to begin with. */
  fill() { this.#screen.enter(); }
  toggle() { this.#screen.toggle(); }

  dress() {
    this.#root.dataset.on = this.staged ? "stage" : "page";
    this.#root.dataset.theme = this.staged ? this.colours : document.documentElement.dataset.theme ?? "auto";
    if (this.staged) this.#shown().stage(this.colours);
  }
}
