// A timer: so many minutes to think, large enough for the last row.
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";

const MINUTES = [0.5, 1, 2, 3, 5, 10];
const TICK = 250;

export const written = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

export class Clock {
  node;
  open = false; // whether its buttons are to be seen
  #words;
  #time = element("output", { class: "lecture-time" });
  #over = element("span", { class: "lecture-over", role: "status" });
  #choices;
  #pause;
  #until; // when it ends, in milliseconds
  #left; // while it stands still, what is left
  #timer;
  #told;

  /** `told()` hears that it was started or ended. It goes on from a `state` that was read here. */
  constructor(words, { until, left }, told) {
    [this.#words, this.#told] = [words, told];
    const minutes = MINUTES.map((many) => button("lecture-minutes", many < 1 ? fill(words.seconds, many * 60) : fill(words.minutes, many), () => this.start(many * 60)));
    this.#pause = button("lecture-pause", words.pause, () => this.#hold());
    const off = button("lecture-off", words.stop, () => this.end());
    this.#choices = element("div", { class: "lecture-choices", role: "group", "aria-label": words.clock }, ...minutes, this.#pause, off);
    this.node = element("div", { class: "lecture-clock", hidden: "" }, this.#time, this.#over, this.#choices);
    [this.#until, this.#left] = [until, left];
    if (until !== undefined) this.#tick();
    this.#draw();
  }

  /** { until, left }: when it ends, or what is left of it while it stands. */
  get state() { return { until: this.#until, left: this.#left }; }
  get #running() { return this.#until !== undefined || this.#left !== undefined; }

  toggle() {
    if (this.open) return this.fold();
    this.open = true;
    this.#draw();
    this.#choices.querySelector("button").focus();
  }

  fold() {
    this.open = false;
    this.#draw();
  }

  start(seconds) {
    [this.#until, this.#left] = [Date.now() + seconds * 1000, undefined];
    this.#over.textContent = "";
    this.#tick();
    this.fold();
    this.#told();
  }

  #tick() {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#draw(), TICK);
  }

  end() {
    clearInterval(this.#timer);
    [this.#until, this.#left] = [undefined, undefined];
    this.#over.textContent = "";
    this.fold();
    this.#told();
  }

  #hold() {
    if (this.#left !== undefined) return this.start(this.#left / 1000);
    if (this.#until === undefined) return;
    clearInterval(this.#timer);
    [this.#left, this.#until] = [Math.max(0, this.#until - Date.now()), undefined];
    this.#draw();
    this.#told();
  }

  #draw() {
    this.node.hidden = !this.open && !this.#running;
    this.#choices.hidden = !this.open;
    this.#pause.hidden = !this.#running;
    this.#pause.textContent = this.#left === undefined ? this.#words.pause : this.#words.resume;
    const left = this.#left ?? (this.#until === undefined ? undefined : this.#until - Date.now());
    this.#time.textContent = left === undefined ? "" : written(Math.max(0, Math.ceil(left / 1000)));
    const over = left !== undefined && left <= 0;
    this.node.classList.toggle("over", over);
    if (over && !this.#over.textContent) this.#over.textContent = this.#words.timeOver;
  }
}
