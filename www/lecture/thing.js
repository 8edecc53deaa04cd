// A thing of the lesson with its element: what kinds do in ways of their own is asked and told alike.
import { element } from "../class/deck.js";
import { hasSteps } from "../class/item.js";
import { stage } from "./fit.js";
import { spare } from "./styles.js";

/** An exercise goes on for ever unless it is told otherwise; a lesson does not. */
const TASKS = "5";

const isOpen = (widget) => widget.question !== null;
const stepped = {
  step: (widget) => widget.step,
  steps: (widget) => widget.steps,
  goTo: (widget, step) => widget.goTo(step),
  waits: isOpen,
};
const single = { step: () => 0, steps: () => 0, goTo: () => {}, waits: () => false };

/** How each kind is stepped, whether its answer waits, and whether only the engine shows it. */
const KINDS = {
  example: stepped,
  lesson: stepped,
  number: stepped,
  table: single,
  game: { ...single, waits: isOpen, byEngine: true },
  claim: single,
  exercise: {
    step: (widget) => widget.task,
    steps: (widget) => Number(widget.getAttribute("count")) - 1,
    waits: isOpen,
    byEngine: true,
    // The same tasks come again, and to leave one is no fault of anyone's.
    goTo: (widget, step) => {
      if (step < widget.task) widget.reset();
      while (widget.task < step) widget.next();
    },
  },
};

export class Thing {
  there = false; // whether it can be stepped
  failed = false; // whether it could not be had, which its card says
  wrong = false; // whether that is because of a mistake in it
  #thing;
  #answers;
  #kind;
  #element;
  #opened = false; // whether its answer was given here and is to be seen
  #checked = false;
  #leave; // takes it from the stage again
  #hear;
  #recalled; // the game that was played before the page was loaded again, until it is set

  /** `answers` is what the lesson says of them; `hear(event)` gets what happens in the element; `game` is the game to go on
      with, as its `state`. */
  constructor(thing, answers, hear, game) {
    [this.#thing, this.#answers, this.#hear, this.#recalled] = [thing, answers, hear, game];
    this.#kind = KINDS[thing.kind];
  }

  get element() { return (this.#element ??= this.#make()); }
  get step() { return this.there ? this.#kind.step(this.#element) : 0; }
  get steps() { return this.there ? this.#kind.steps(this.#element) : 0; }
  /** Whether its own card says which of its tasks it shows. */
  get counts() { return this.#thing.kind === "exercise"; }
  /** Whether an answer waits to be given. A claim waits to be checked. */
  get waits() {
    if (!this.there) return false;
    return this.#thing.kind === "claim" ? !this.#checked : this.#kind.waits(this.#element);
  }

  /** The game, once it is another than it was at first. */
  get game() {
    const { state } = this.there && this.#thing.kind === "game" ? this.#element : {};
    return state && state !== this.#thing.of ? state : undefined;
  }

  #make() {
    const made = element(this.#thing);
    if (this.#thing.kind === "exercise" && !made.hasAttribute("count")) made.setAttribute("count", TASKS);
    for (const type of ["nian-step", "nian-answer", "nian-move", "nian-checked"]) made.addEventListener(type, this.#heard);
    made.addEventListener("nian-ready", () => { this.there = true; });
    return made;
  }

  #heard = (event) => {
    if (event.type === "nian-step" || event.type === "nian-move") this.#opened = false;
    if (event.type === "nian-checked") this.#checked = true;
    this.#hear(event);
  };

  /** Resolves when it is to be seen, or cannot be. */
  async come() {
    const { localName } = this.element;
    this.failed = false;
    try {
      await customElements.whenDefined(localName);
      if (this.#kind.byEngine) await this.#element.engine;
      else await this.#element.ready;
      await this.#recall();
      [this.there, this.failed] = [true, false];
    } catch (error) {
      this.failed = !this.there;
      this.wrong = this.failed && error.code === "bad-lesson";
    }
  }

  async #recall() {
    if (this.#thing.kind !== "game" || !this.#recalled) return;
    this.#element.state = this.#recalled;
    this.#recalled = undefined;
    await this.#element.engine; // which sets it first
  }

  /** Gives a hint, where something is asked; whether it did. */
  hint() {
    if (!this.waits || this.#thing.kind === "claim") return false;
    this.#element.hint();
    return true;
  }

  /** Shows this step, its answer or not; where it cannot yet, it is not `there` any more. */
  show(step, open) {
    try {
      if (this.there) this.#show(step, open);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.away();
    }
  }

  #show(step, open) {
    this.#ask(step);
    const to = Math.min(step, this.steps);
    if (to !== this.step) {
      this.#opened = false;
      this.#kind.goTo(this.#element, to);
    }
    if (open && this.waits) this.#open();
    else if (!open && this.#opened) this.#close(to);
  }

  #open() {
    this.#opened = true;
    if (this.#thing.kind !== "claim") return this.#element.reveal();
    this.#checked = true;
    this.#element.check();
  }

  /** Hides the answer again: `answers`, said anew, closes it. */
  #close(step) {
    this.#opened = this.#checked = false;
    if (this.#thing.kind === "claim") this.#renew();
    else if (this.#thing.kind === "exercise") {
      this.#element.reset();
      this.#kind.goTo(this.#element, step);
    } else this.#element.setAttribute("answers", this.#wanted(step));
  }

  #ask(step) {
    if (!["example", "lesson", "game"].includes(this.#thing.kind)) return;
    const wanted = this.#wanted(step);
    if (this.#element.getAttribute("answers") !== wanted) this.#element.setAttribute("answers", wanted);
  }

  /** What its attribute is to say at a step: a question of the teacher's own is to be thought about first. */
  #wanted(step) {
    if (this.#answers === "shown") return "shown";
    const own = this.#thing.question && step === this.#thing.start;
    return own || this.#thing.kind === "game" ? "hidden" : this.#answers;
  }

  /** Takes what has been done in it away: another element comes in its place. */
  #renew() {
    this.unstage();
    this.#element = undefined;
    this.there = false;
  }

  /** It has been off the page, and is to be waited for again. */
  away() { this.there = false; }

  /** Fits it to the screen, in the colours of a theme. */
  async stage(theme) {
    const widget = this.element;
    widget.setAttribute("theme", theme);
    if (this.#leave) return;
    if (hasSteps(this.#thing.kind)) widget.setAttribute("controls", "hidden");
    let left = false;
    this.#leave = () => { left = true; };
    try {
      await widget.engine; // other layouts of a picture need it
      if (left) return;
      const leave = await stage(widget);
      if (left) return leave();
      spare(widget.shadowRoot);
      this.#leave = leave;
    } catch {
      this.#leave = undefined; // a browser too old for it, or a line too bad, shows the card as it is; the next step tries again
    }
  }

  unstage() {
    this.#leave?.();
    this.#leave = undefined;
    this.#element?.removeAttribute("controls");
    this.#element?.removeAttribute("theme");
  }
}
