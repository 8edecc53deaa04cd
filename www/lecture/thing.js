// A thing of the lesson with its element: what kinds do in ways of their own is asked and told alike.
import { element } from "../common/shown.js";
import { hasSteps } from "../common/shown.js";
import { stage } from "./fit.js";
import { WAITS, hideAnswers, spare } from "./styles.js";

/** An exercise goes on for ever unless it is told otherwise; a lesson does not. */
const TASKS = "5";

const isOpen = (widget) => widget.waits;
const stepped = {
  step: (widget) => widget.step,
  steps: (widget) => widget.steps,
  goTo: (widget, step) => widget.goTo(step),
  waits: isOpen,
};
const single = { step: () => 0, steps: () => 0, goTo: () => {}, waits: () => false };

/** What a card draws, where it stands on stage: a drawing, else all that stands in its place. */
const PICTURES = [".nian-panels > svg", ".nian-panels", ".nian-board > :first-child", ".nian-claim"];

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
  verdict; // whether what a claim says `holds` or `fails`, once that has been checked
  failed = false; // whether it could not be had, which its card says
  wrong = false; // whether that is because of a mistake in it
  #thing;
  #answers;
  #kind;
  #element;
  #opened = false; // whether its answer was given here and is to be seen
  #checked = false;
  #asked = new Set(); // the steps at which an answer has waited
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

  /** Whether an answer has been given. */
  get told() { return this.there && this.#asked.has(this.step) && !this.waits; }

  /** What is asked of it, where that decides what can be answered: `winning`, `outcome`, `claim`, or what else an
      example asks or an exercise trains; undefined where it is nothing that has two sides. */
  get asks() {
    const { kind } = this.#thing;
    if (kind === "claim") return kind;
    const { asks, outcome } = this.there ? this.#element : {};
    if (kind === "exercise") return this.#element.getAttribute("skill");
    return asks ?? (outcome ? "outcome" : undefined);
  }

  /** The right answers: an outcome, the winning moves, whether a claim holds. None while the answer waits. */
  get right() {
    if (!this.there || this.waits) return [];
    // What an exercise asks by numbers is not what its position is worth.
    if (this.#thing.kind === "exercise" && !["outcome", "winning"].includes(this.asks)) return [];
    const { outcome, winning } = this.#element;
    return [this.verdict, outcome, ...winning].filter(Boolean);
  }

  /** What it draws, as an element. */
  get picture() {
    const { shadowRoot } = this.element;
    return PICTURES.map((css) => shadowRoot?.querySelector(css)).find(Boolean);
  }

  /** The game, once it is another than it was at first. */
  get game() {
    const { state } = this.there && this.#thing.kind === "game" ? this.#element : {};
    return state && state !== this.#thing.of ? state : undefined;
  }

  #make() {
    const made = element(this.#thing);
    if (this.#thing.kind === "exercise" && !made.hasAttribute("count")) made.setAttribute("count", TASKS);
    for (const type of ["nian-step", "nian-answer", "nian-move", "nian-checked", "nian-error"]) made.addEventListener(type, this.#heard);
    made.addEventListener("nian-ready", (event) => {
      this.there = true;
      if (!this.failed) return;
      this.failed = this.wrong = false;
      this.#hear(event); // it has come after all
    });
    made.toggleAttribute(WAITS, this.#hides);
    return made;
  }

  /** Whether what is true instead of a claim, and why, waits for its check. */
  get #hides() { return this.#thing.kind === "claim" && this.#answers !== "shown" && !this.#checked; }

  #heard = (event) => {
    const { type, detail } = event;
    if (type === "nian-step" || type === "nian-move") this.#opened = false;
    if (type === "nian-error" && !(this.there && this.#thing.kind === "claim")) return;
    if (type === "nian-checked") this.verdict = detail.said;
    if (type === "nian-checked" || type === "nian-error") this.#check(); // what cannot be checked is told all the same
    this.#hear(event);
  };

  /** A claim has been checked, or its answer is given. */
  #check() {
    this.#checked = true;
    this.element.toggleAttribute(WAITS, false);
  }

  /** Resolves when it is to be seen, or cannot be. */
  async come() {
    const { localName } = this.element;
    this.failed = false;
    try {
      await customElements.whenDefined(localName);
      hideAnswers(this.element);
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
    if (this.waits) this.#asked.add(this.step);
    if (open && this.waits) this.#open();
    else if (!open && this.#opened) this.#close(to);
  }

  #open() {
    this.#opened = true;
    if (this.#thing.kind !== "claim") return this.#element.reveal();
    this.#check();
    this.#element.check();
  }

  /** Hides the answer again: `answers`, said anew, closes it. */
  #close(step) {
    this.#opened = this.#checked = false;
    this.verdict = undefined;
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
