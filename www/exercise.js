// Exercises, for nian.js: fetched when a page has one. A wasm of its own makes the tasks; the engine shows
// them, and judges moves and outcomes; what is answered by numbers is asked and judged here, in examples too.
//
// The modules in `exercise/` are parts of this file.
import start, { judge, judge_about, task as make } from "./drill.js?%DRILL%";
import { ATTRIBUTES_OF, USUAL } from "./exercise/asked.js";
import { entry } from "./exercise/entry.js";
import { join as joinTo } from "./exercise/here.js";
import { lesson } from "./exercise/lesson.js";
import { moves } from "./exercise/moves.js";
import { fill, list } from "./common/fill.js";
import { methodOf, startOf } from "./common/hints.js";
import { SKILLS } from "./common/known.js";
import { button, element } from "./common/make.js";
import { WORDS, faultOf } from "./exercise/words.js";

await start({ module_or_path: new URL("drill_bg.wasm?%DRILL%", import.meta.url) });

/** Has the questions of an example answered by numbers: of an element, whose handle is the engine's. */
export const join = (host, handle) => joinTo(judge_about, host, handle);

/** How far one has come: the task, and how many were right, wrong, with a hint, given. */
const STATE = /^(\d{1,9}):(\d{1,9}),(\d{1,9}),(\d{1,9}),(\d{1,9})$/;

/** Questions that the engine puts and judges itself. */
const BY_ENGINE = ["outcome", "winning"];

/** A handle of the engine that shows the tasks of an exercise, one after the other. */
export class Exercise {
  task = 0; // 0-based
  position = ""; // what the task is about: a position, or `binary=45`
  #handle;
  #lang;
  #asked = { ...USUAL };
  #asks; // the question: `outcome`, `columns`, …
  #facts; // the lines about the task that the wasm gives besides
  #score;
  #counted; // whether the first answer to the task has been counted
  #answers; // the different answers that have been given
  #solved; // whether the question is answered, or given up
  #said; // what is wrong with the last answer
  #hints;
  #done;
  #entry; // where numbers are chosen or written
  #looked; // the position of a game written down that is looked at, if another than its start
  #wrong = []; // what is wrong with the attributes at the start
  #board;
  #tell;
  #observer = new MutationObserver(() => this.#place?.firstChild || this.#draw());

  /** Makes the handle of an element; `open` gives one of the engine for a lesson. Where the engine of an exercise
      `before` has stopped, this one goes on with its task and its score. */
  constructor(open, host, lang, before) {
    this.#lang = lang;
    if (before) this.#asked = { ...before.#asked };
    for (const name of Object.keys(ATTRIBUTES_OF)) this.#read(name, host.getAttribute(name));
    this.#begin();
    if (before) this.#resume(before);
    this.#handle = open(this.#lesson);
    if (this.#solved) this.#showAnswer();
  }

  get step() { return 0; }
  get steps() { return 0; }
  get outcome() { return this.#handle.outcome; }
  get winning() { return this.#handle.winning; }
  get score() { return { ...this.#score }; }
  /** How far one has come: how many tasks have been gone past, and the score. The attributes say which tasks these are. */
  get state() { return `${this.task + Number(this.#done)}:${Object.values(this.#score).join(",")}`; }
  /** The question as a sentence; null once it is answered. */
  get question() { return this.#open ? this.#sentence(this.#words) : null; }

  setAttribute(name, value) {
    if (name === "state") return this.#goOn(value);
    if (!(name in ATTRIBUTES_OF)) return this.#handle.setAttribute(name, value);
    const before = this.#asked[name];
    this.#read(name, value);
    if (this.#asked[name] !== before) this.reset(); // what is said again changes nothing
  }

  setLanguage(lang) {
    this.#lang = lang;
    this.#handle.setLanguage(lang);
    this.#draw();
  }

  attach(board, tell) {
    [this.#board, this.#tell] = [board, tell];
    this.#observer.observe(board, { childList: true, subtree: true });
    board.addEventListener("click", this.#clicked);
    this.#handle.attach(board, (name, detail) => this.#hear(name, detail));
    if (this.#wrong.length) this.#complain(this.#wrong.join(" "));
    this.#wrong = [];
  }

  detach() {
    this.#observer.disconnect();
    this.#board?.removeEventListener("click", this.#clicked);
    this.#handle.detach();
    this.#board = this.#tell = undefined;
  }

  resize(width) { this.#handle.resize(width); }
  complain(message, code) { this.#handle.complain(message, code); }
  key(key) { return this.#handle.key(key); }
  canGoTo() { return false; }
  goTo() { this.#handle.goTo(-1); } // which is refused, and said so
  play(move) { this.answer(move); }
  undo() { this.#handle.undo(); }
  redo() { this.#handle.redo(); }

  /** Answers the task: safe, unsafe, a move, or numbers as they are written: `4, 1`, `101101`, `34+8+3`. */
  answer(value) {
    if (BY_ENGINE.includes(this.#asks)) return this.#handle.answer(value);
    if (!this.#open) return this.#handle.answer(value); // which is refused, and said so
    const { skill, rules, level, seed } = this.#asked;
    const [verdict, ...fault] = judge(skill, rules ?? undefined, Number(level), seed, this.task, value).split(" ");
    if (verdict === "unread") {
      this.#complain(this.#verdict("unread"));
      throw new RangeError(this.#verdict("unread"));
    }
    const correct = verdict === "right";
    this.#said = correct ? undefined : [verdict, fault];
    if (verdict !== "unfinished") {
      this.#answers.add(value);
      this.#judged(correct);
    }
    if (correct) this.#solve();
    this.#draw();
    if (verdict !== "unfinished") this.#tell?.("answer", { question: this.#asks, answer: value, correct, tries: this.#answers.size });
  }

  /** Gives the answer. */
  reveal() {
    if (this.#open) this.#count("given");
    this.#solve();
    this.#draw();
  }

  /** Gives the next hint, and after the last the answer. */
  hint() {
    if (!this.#open) return;
    if (this.#hints === this.#rungs.length) return this.reveal();
    this.#hints += 1;
    this.#draw();
  }

  /** Goes on to the next task; one that nobody has answered counts as given up. */
  next() {
    if (this.#done) return;
    this.#count("given");
    if (this.task + 1 === this.#asked.count) {
      this.reveal();
      this.#done = true;
      this.#draw();
      return this.#tell?.("end", { score: this.score });
    }
    this.task += 1;
    this.#set();
  }

  /** The same tasks from the first on. */
  reset() {
    this.#begin();
    this.#show();
  }

  get #words() { return WORDS[this.#lang]; }
  get #open() { return !this.#done && (BY_ENGINE.includes(this.#asks) ? this.#handle.question !== null : !this.#solved); }
  get #place() { return this.#board?.querySelector(".nian-task"); }
  get #lesson() {
    const titles = (words) => list(words.skills)[SKILLS.indexOf(this.#asked.skill)];
    return lesson(this.#asks, this.#looked ?? this.position, this.#facts, titles, (words) => this.#sentence(words));
  }

  /** The hints there are: how one finds out, and which row or heap a winning move takes from. */
  get #rungs() {
    const start = this.#asks === "winning" && startOf(this.#lang, this.#handle.winning);
    return [methodOf(this.#lang, this.position), start].filter(Boolean);
  }

  #sentence(words) { return words.question(this.#asks, this.position, this.#facts); }
  #verdict(name) { return this.#words.verdict(name); }

  #read(name, text) {
    const value = text === null ? USUAL[name] : ATTRIBUTES_OF[name](text);
    if (value === undefined) this.#refuse(name, text);
    else this.#asked[name] = value;
  }

  #refuse(name, text) {
    const clipped = text.length > 60 ? `${text.slice(0, 59)}…` : text;
    const message = fill(this.#words.bad, name, clipped, this.#asked[name] ?? "—");
    if (this.#tell) this.#complain(message);
    else this.#wrong.push(message);
  }

  /** Goes on from a `state`; where it is none of these tasks nothing changes. */
  #goOn(state) {
    if (state === null) return;
    const [task, ...went] = state.match(STATE)?.slice(1).map(Number) ?? [];
    const gone = went.reduce((all, one) => all + one, 0);
    const { count } = this.#asked;
    const done = task === count;
    if (!went.length || task > (count ?? Infinity) || ![task, task + Number(!done)].includes(gone)) return this.#refuse("state", state);
    this.task = done ? task - 1 : task;
    this.#make();
    Object.keys(this.#score).forEach((name, at) => { this.#score[name] = went[at]; });
    [this.#counted, this.#done] = [gone > this.task, done];
    this.#show();
    if (done) this.#solve();
    this.#draw();
  }

  #complain(message) { this.#handle.complain(message, "bad-value"); }

  #begin() {
    this.task = 0;
    this.#score = { right: 0, wrong: 0, assisted: 0, given: 0 };
    this.#make();
  }

  #set() {
    this.#make();
    this.#show();
  }

  #make() {
    const { skill, rules, level, seed } = this.#asked;
    let text = make(skill, rules ?? undefined, Number(level), seed, this.task);
    if (!text) { // there are no such tasks by these rules
      this.#asked.rules = null;
      this.#refuse("rules", rules);
      text = make(skill, undefined, Number(level), seed, this.task);
    }
    [this.#asks, this.position, ...this.#facts] = text.split("\n");
    [this.#counted, this.#hints, this.#done, this.#solved, this.#said] = [false, 0, false, false, undefined];
    this.#answers = new Set();
    this.#entry = this.#looked = undefined;
  }

  /** Takes over from an exercise, unless other tasks are asked for by now. */
  #resume(before) {
    before.#observer.disconnect();
    if (Object.keys(USUAL).some((name) => this.#asked[name] !== before.#asked[name])) return;
    this.task = before.task;
    this.#make();
    [this.#score, this.#counted, this.#hints, this.#done] = [before.#score, before.#counted, before.#hints, before.#done];
    [this.#solved, this.#said, this.#answers, this.#entry] = [before.#solved, before.#said, before.#answers, before.#entry];
    if (this.#asks === "slip") this.#entry = undefined; // it would show what it looks at in the one before
  }

  #show() {
    this.#handle.replace("nian-exercise", this.#lesson);
    this.#draw();
  }

  /** Shows another position of a game that is written down. */
  #look(position) {
    this.#looked = position;
    this.#show();
  }

  #solve() {
    this.#solved = true;
    this.#said = undefined;
    this.#showAnswer();
  }

  #showAnswer() {
    if (BY_ENGINE.includes(this.#asks)) this.#handle.reveal();
    else this.#handle.goTo("last");
  }

  #judged(correct) { this.#count(!correct ? "wrong" : this.#hints ? "assisted" : "right"); }

  #count(went) {
    if (this.#counted) return;
    this.#counted = true;
    this.#score[went] += 1;
    this.#draw();
  }

  #hear(name, detail) {
    if (name === "step" || name === "attribute") return; // a task has no steps
    if (name === "answer") {
      this.#solved = this.#handle.question === null;
      this.#judged(detail.correct);
    }
    this.#tell(name, detail);
    if (name === "answer") this.#draw();
  }

  /** The button of the card that gives the answer; the engine's own listener does so. */
  #clicked = ({ target }) => {
    if (!target.closest("[data-do=reveal]") || !this.#open) return;
    this.#count("given");
    this.#solved = true;
  };

  /** The answer, the hints, which task it is, how the tasks have gone, and what goes on. */
  #draw() {
    const place = this.#place;
    if (!place) return;
    const words = this.#words;
    const { count } = this.#asked;
    const parts = [];
    if (!BY_ENGINE.includes(this.#asks)) parts.push(...this.#answering());
    const hints = this.#open ? this.#rungs.slice(0, this.#hints).map((hint) => element("span", {}, hint)) : [];
    if (hints.length) parts.push(element("p", { class: "nian-hint", role: "status" }, ...hints));
    const which = this.#done ? words.done : fill(count ? words.taskOf : words.task, this.task + 1, count);
    const gone = Object.values(this.#score).map((number, at) => number && element("span", {}, fill(list(words.score)[at], number)));
    parts.push(element("p", { class: "nian-gone", role: "status" }, element("b", {}, which), ...gone.filter(Boolean)));
    const buttons = [];
    if (this.#open && this.#hints < this.#rungs.length) buttons.push(button("nian-reveal", words.hint, () => this.hint()));
    const goOn = this.#done ? [words.again, () => this.reset()] : [words.next, () => this.next()];
    buttons.push(button(this.#counted ? "nian-next primary" : "nian-next", ...goOn));
    parts.push(element("div", { class: "nian-onward" }, ...buttons));
    const focus = [...place.querySelectorAll("button, input")].indexOf(place.getRootNode().activeElement);
    place.replaceChildren(...parts);
    if (focus >= 0) (place.querySelectorAll("button, input")[focus] ?? buttons.at(-1)).focus();
  }

  /** What answers a question by numbers, and what came of the last answer. */
  #answering() {
    const words = this.#words;
    this.#entry ??= this.#asks === "slip" ? moves(this.#facts, (position) => this.#look(position)) : entry(this.#asks, this.position, this.#facts);
    if (this.#solved) return [this.#entry.solved?.(words), this.#answers.size && element("p", { class: "nian-said", role: "status" }, element("b", { class: "nian-verdict" }, this.#verdict("right")))].filter(Boolean);
    if (this.#done) return [];
    const act = (value) => {
      try {
        this.answer(value);
      } catch {
        // it has been said on the card
      }
    };
    const [verdict, fault] = this.#said ?? [];
    const said = this.#said && element("p", { class: "nian-said", role: "status" }, element("b", { class: "nian-verdict" }, this.#verdict(verdict)), ` ${faultOf(words, fault)}`);
    const row = element("p", { class: "nian-answers" }, ...this.#entry.buttons(words, act), button("nian-reveal", words.reveal, () => this.reveal()));
    return [...this.#entry.fields(words, () => this.#draw(), act), row, said].filter(Boolean);
  }
}
