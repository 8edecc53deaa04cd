// Where a lesson is shown: on a page, or on stage, where it fills the screen.
import { Screen } from "./full.js";

/** What narrower windows have is a page and no stage. */
const NARROW = "(max-width: 40rem)";

/** The colours of a stage: by day, and in the dark. */
export const COLOURS = ["projector", "dark"];
const [LIGHT, DARK] = COLOURS;

export const isNarrow = () => matchMedia(NARROW).matches;

export class Room {
  staged = false;
  #root;
  #shown;
  #screen;
  #kept;
  #observer = new MutationObserver(() => this.dress());

  /** `shown()` gives what stands there now, to be fitted to the screen; `escaped()` hears that the browser has left the full
      screen by itself. `kept` keeps the colours that were chosen. */
  constructor(root, kept, { shown, escaped }) {
    [this.#root, this.#shown, this.#kept] = [root, shown, kept];
    this.#screen = new Screen(root, () => this.staged && escaped());
    this.#observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  get full() { return this.#screen.full; }

  /** The colours of a projector, or dark ones where the page or the teacher wants these. */
  get colours() {
    return this.#kept.get("colours") ?? (document.documentElement.dataset.theme === DARK ? DARK : LIGHT);
  }

  light() {
    this.#kept.set("colours", this.colours === DARK ? LIGHT : DARK);
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
  /** A window is about to be opened, for which browsers leave the full screen; back into it at the next key. */
  open() { this.#screen.open(); }
  again() { this.#screen.again(); }

  dress() {
    this.#root.dataset.on = this.staged ? "stage" : "page";
    this.#root.dataset.theme = this.staged ? this.colours : document.documentElement.dataset.theme ?? "auto";
    if (this.staged) this.#shown().stage(this.colours);
  }
}
