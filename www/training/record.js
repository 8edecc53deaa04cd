// How practice has gone, by skill and level: `outcome 1`. Kinds of tasks come back as in Leitner's boxes:
// after a mistake soon, after success later and later.
import { SKILLS } from "../common/known.js";
import { Store } from "../common/store.js";

export const COUNTS = ["right", "wrong", "assisted", "given", "skipped"];
// Records of before tasks could be skipped say nothing of that.
const ALWAYS = COUNTS.filter((name) => name !== "skipped");
const LEVELS = ["1", "2", "3"];

/** After so many tasks, then after so many days, a box comes again. */
const TASKS = [2, 6];
const DAYS = [1, 3, 7, 21];
const DAY = 86_400_000; // milliseconds
const LAST = TASKS.length + DAYS.length - 1;

const whole = (number) => Number.isSafeInteger(number) && number >= 0;
const MISSED = 8; // so many kinds of reasons are remembered of a cell
const missedIsWhole = (missed = []) => Array.isArray(missed) && missed.length <= MISSED && missed.every((kind) => /^[a-z0-9-]{1,30}$/.test(kind));
const cellIsWhole = (cell) => [...ALWAYS, "box", "turn", "time", "seed", "at"].every((name) => whole(cell?.[name])) && whole(cell.skipped ?? 0) && cell.box <= LAST && missedIsWhole(cell.missed);
const entryIsWhole = ([name, cell]) => nameIsKnown(name) && cellIsWhole(cell);
const isRecord = (record) => Boolean(record) && whole(record.turn) && typeof record.cells === "object" && record.cells !== null && !Array.isArray(record.cells);
const recordIsWhole = (record) => isRecord(record) && Object.entries(record.cells).every(entryIsWhole);
/** The cells that are whole. */
const mended = (record) => (isRecord(record) ? { turn: record.turn, cells: Object.fromEntries(Object.entries(record.cells).filter(entryIsWhole)) } : undefined);
const nameIsKnown = (name) => {
  const [skill, level, more] = name.split(" ");
  return SKILLS.includes(skill) && LEVELS.includes(level) && more === undefined;
};

const empty = () => ({ turn: 0, cells: {} });
const fresh = () => ({ right: 0, wrong: 0, assisted: 0, given: 0, skipped: 0, box: 0, turn: 0, time: 0, seed: 1, at: 0 });

/** When a box comes again that is left now, in milliseconds. */
const dueOf = (box) => (box < TASKS.length ? 0 : Date.now() + DAYS[box - TASKS.length] * DAY);

/** A cell without what a clock has stamped that was ahead: it would come again in years only, and be the newer one for ever. */
function capped(cell) {
  const now = Date.now();
  if (cell.at <= now && cell.time <= Math.max(now, dueOf(cell.box))) return cell;
  return { ...cell, at: Math.min(cell.at, now), time: Math.min(cell.time, now) };
}

export class Record {
  #store = new Store("practice", 1, recordIsWhole, mended);
  #record = empty();

  constructor() { this.look(); }

  get state() { return this.#store.state; }
  /** The cells: name, and what is kept of it. */
  get cells() { return Object.entries(this.#record.cells); }

  cell(name) { return this.#record.cells[name] ?? fresh(); }

  /** Takes in what another window has kept. */
  look() {
    const { turn, cells } = this.#store.read(empty());
    const entries = Object.entries(cells).map(([name, cell]) => [name, capped(cell)]);
    this.#record = { turn, cells: Object.fromEntries(entries) };
    if (entries.some(([name, cell]) => cell !== cells[name])) this.#store.write(this.#record);
  }

  /** A task of this kind has gone so. One that was skipped has not been tried. */
  count(name, went) {
    this.#change(name, (cell, record) => {
      cell[went] = (cell[went] ?? 0) + 1;
      cell.at = Date.now();
      if (went !== "skipped") record.turn += 1;
    });
  }

  /** The kinds of reasons that were missed and not found since, the last one first. */
  missed(name) { return this.cell(name).missed ?? []; }

  /** A task that trains this kind of reason was missed, or found. */
  learn(name, kind, found) {
    this.#change(name, (cell) => {
      const others = (cell.missed ?? []).filter((known) => known !== kind);
      cell.missed = found ? others : [kind, ...others].slice(0, MISSED);
    });
  }

  /** The next round is this one. */
  turnTo(name, seed) {
    this.#change(name, (cell) => { cell.seed = seed; });
  }

  /** A round of tasks of this kind has ended with this score: it comes again later, or soon. A round in which tasks were
      skipped moves it no farther away; where all were, it stays due. */
  end(name, { right, wrong, given, assisted, skipped }) {
    this.#change(name, (cell, record) => {
      cell.seed += 1;
      if (!(right || wrong || given || assisted)) return;
      if (wrong || given) cell.box = 0;
      else if (!assisted && !skipped) cell.box = Math.min(cell.box + 1, LAST);
      const { box } = cell;
      cell.turn = record.turn + (TASKS[box] ?? 0);
      cell.time = dueOf(box);
    });
  }

  isDue({ turn, time }) { return turn <= this.#record.turn && time <= Date.now(); }

  /** What to practise next, other than `last` where that can be: what is due, the weakest first; else
      something new, easy first; else what comes next. */
  next(last) {
    const known = this.cells.filter(([name]) => name !== last);
    const order = ([, one], [, other]) => one.box - other.box || one.at - other.at;
    const [due] = known.filter(([, cell]) => this.isDue(cell)).sort(order);
    if (due) return due[0];
    const names = LEVELS.flatMap((level) => SKILLS.map((skill) => `${skill} ${level}`));
    const open = (name) => {
      const [skill, level] = name.split(" ");
      return level === "1" || this.cell(`${skill} ${level - 1}`).box >= TASKS.length;
    };
    const unknown = names.find((name) => !this.#record.cells[name] && name !== last && open(name));
    return unknown ?? known.sort(order)[0]?.[0] ?? last ?? names[0];
  }

  /** The record as a file; damaged text is saved along. */
  export() {
    const { damaged } = this.#store;
    const text = this.#store.text(this.#record);
    return damaged === null ? text : `${text}\n${damaged}\n`;
  }

  /** Takes in a file; whether an entry in it is whole. Of each kind the newer entry stays. Text that was put aside stands in
      lines of its own: what is whole of it comes back. */
  import(text) {
    const all = [text, ...text.split("\n")].map((part) => this.#store.parse(part) ?? this.#store.mended(part))
      .filter((record) => record && Object.keys(record.cells).length);
    this.look();
    for (const { turn, cells } of all) {
      for (const [name, read] of Object.entries(cells)) {
        const cell = capped(read);
        if (cell.at >= (this.#record.cells[name]?.at ?? 0)) this.#record.cells[name] = cell;
      }
      this.#record.turn = Math.max(this.#record.turn, turn);
    }
    if (all.length) this.#store.write(this.#record);
    return all.length > 0;
  }

  erase() {
    this.#store.erase();
    this.#record = empty();
  }

  /** Changes a cell of what is kept now: another window may have changed others. */
  #change(name, act) {
    this.look();
    act((this.#record.cells[name] ??= fresh()), this.#record);
    this.#store.write(this.#record);
  }
}
