// What was done to a lesson, to be taken back step by step.
const MOST = 200;

export class History {
  #past = [];
  #future = [];
  #now;
  #field; // what is being typed into: that is one step
  #most;

  constructor(now, most = MOST) { [this.#now, this.#most] = [now, most]; }

  get now() { return this.#now; }
  get canUndo() { return this.#past.length > 0; }
  get canRedo() { return this.#future.length > 0; }

  /** The lesson is another now. Changes of the same field, one after another, are taken back together. */
  push(deck, field) {
    if (!field || field !== this.#field) this.#past.push(this.#now);
    if (this.#past.length > this.#most) this.#past.shift();
    this.#field = field;
    this.#future = [];
    this.#now = deck;
  }

  /** The same lesson, somewhere else in it. */
  place(at, step) { this.#now = { ...this.#now, at, step }; }

  undo() { this.#go(this.#past, this.#future); }
  redo() { this.#go(this.#future, this.#past); }

  #go(from, to) {
    if (!from.length) return;
    to.push(this.#now);
    this.#now = from.pop();
    this.#field = undefined;
  }
}
