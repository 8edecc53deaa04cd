// Exercises, for nian.js: fetched when a page has one. A wasm of its own makes the tasks; the engine shows
// them, and judges moves and outcomes; what is answered by numbers is asked and judged here, in examples too.
//
// The modules in `exercise/` are parts of this file.
import start, { judge, judge_about, task as make } from "./drill.js?%DRILL%";
import { ATTRIBUTES_OF, USUAL } from "./exercise/asked.js";
import { entry } from "./exercise/entry.js";
import { join as joinTo } from "./exercise/here.js";
import { lesson } from "./exercise/lesson.js";
import { moveOf, moves } from "./exercise/moves.js";
import { Rooms } from "./exercise/rooms.js";
import { read, winningOf } from "./exercise/task.js";
import { dresser } from "./common/dress.js";
import { fill, list } from "./common/fill.js";
import { methodOf, startOf } from "./common/hints.js";
import { SKILLS } from "./common/known.js";
import { button, element } from "./common/make.js";
import { SAID, clueOf, heard, named, reject } from "./exercise/answering.js";
import { badOf } from "./exercise/words.js";
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

const { coming, dress } = dresser("exercise.css");
await Promise.all([start({ module_or_path: new URL("drill_bg.wasm?%DRILL%", import.meta.url) }), coming()]);

/** Has the questions of an example answered by numbers: of an element, whose handle is the engine's. */
export function join(host, handle) {
  dress(host.shadowRoot);
  joinTo(judge_about, host, handle);
}

/** How far one has come: the task, how many were right, wrong, with a hint, given, skipped if any were, and how many hints
    the task has shown. */
const STATE = /^(\d{1,9}):(\d{1,9}),(\d{1,9}),(\d{1,9}),(\d{1,9})(?:,(\d{1,9}))?(?:;(\d))?$/;

/** Questions that the engine puts and judges itself. */
const BY_ENGINE = ["outcome", "winning"];

/** What a script answers when it has found all winning moves. */
const THAT_IS_ALL = "all";

/** A handle of the engine that shows the tasks of an exercise, one after the other. */
export class Exercise {
  task = 0; // 0-based
  position = ""; // what the task is about: a position, or `binary=45`
  #handle;
  #host;
  #lang;
  #asked = { ...USUAL };
  #task; // what the wasm tells of it
  #score;
  #counted; // whether the first answer to the task has been counted
  #answers; // the different answers that have been given
  #found; // of the winning moves, where all are asked for
  #anew; // whether the question is to be put again, after one of them was found
  #solved; // whether the question is answered, or given up
  #said; // what the last answer is worth, as a verdict, and a sentence
  #hints;
  #done;
  #entry; // where numbers are chosen or written
  #looked; // the position of a game written down that is looked at, if another than its start
  #wrong = []; // what is wrong with the attributes at the start
  #rooms = new Rooms();
  #board;
  #tell;
  #observer = new MutationObserver(() => this.#place?.firstChild || this.#draw());

  /** Makes the handle of an element; `open` gives one of the engine for a lesson. Where the engine of an exercise
      `before` has stopped, this one goes on with its task and its score. */
  constructor(open, host, lang, before) {
    [this.#host, this.#lang] = [host, lang];
    if (before) this.#asked = { ...before.#asked };
    for (const name of Object.keys(ATTRIBUTES_OF)) this.#read(name, host.getAttribute(name));
    this.#begin();
    if (before) this.#resume(before);
    this.#handle = open(this.#lesson);
    if (this.#solved) this.#showAnswer();
  }

  get #asks() { return this.#task.asks; }
  get #all() { return this.#task.form === "all"; }

  get step() { return 0; }
  get steps() { return 0; }
  get outcome() { return this.#handle.outcome; }
  get winning() { return this.#handle.winning; }
  get score() { return { ...this.#score }; }
  /** How far one has come: how many tasks have been gone past, the score, and the hints shown, if any. The attributes say
      which tasks these are. */
  get state() {
    const hints = this.#hints && !this.#done ? `;${this.#hints}` : "";
    const went = Object.values(this.#score);
    if (!went.at(-1)) went.pop(); // as it was written before tasks could be skipped
    return `${this.task + Number(this.#done)}:${went.join(",")}${hints}`;
  }
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
    dress(this.#host.shadowRoot);
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

  /** Answers the task: safe, unsafe, a move, or numbers as they are written: `4, 1`, `101101`, `34+8+3`. Where all winning
      moves are asked for, `all` says that they are found. */
  answer(value) {
    if (!this.#open) this.#reject(this.#words.closed);
    if (this.#all && value.trim() === THAT_IS_ALL) return this.#thatIsAll();
    if (this.#asks === "outcome" && !["safe", "unsafe"].includes(value)) this.#reject(this.#words.safeOrUnsafe);
    if (!BY_ENGINE.includes(this.#asks)) return this.#judge(value);
    this.#handle.answer(value);
    this.#askAgain();
  }

  /** Gives the answer. */
  reveal() {
    if (this.#open) {
      this.#count("given");
      this.#said = undefined;
    }
    this.#solve();
    this.#draw();
  }

  /** Gives the next hint, and after the last the answer. Hints are about the board of the task: where a wrong move is being
      refuted, that comes back. */
  hint() {
    if (!this.#open) return;
    if (this.#refuted) this.#handle.goTo("prev");
    if (this.#hints === this.#rungs.length) return this.reveal();
    this.#hints += 1;
    this.#draw();
  }

  /** Goes on to the next task; one that nobody has answered has been skipped. */
  next() {
    if (this.#done) return;
    this.#count("skipped");
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

  /** Judges an answer by numbers. */
  #judge(value) {
    const { skill, rules, level, seed } = this.#asked;
    const told = judge(skill, rules ?? undefined, Number(level), seed, this.task, value);
    const [verdict, said] = heard(told, this.#task, value, this.#answers);
    if (verdict === "unread") this.#reject(this.#words.verdict(verdict));
    this.#said = said;
    if (verdict === "unfinished") return this.#draw();
    const correct = verdict === "right";
    this.#judged(correct);
    if (correct) this.#solve();
    this.#draw();
    this.#answered(value, correct, this.#answers.size);
  }

  /** No more moves win, says the reader. */
  #thatIsAll() {
    const correct = this.#found.size === winningOf(this.#task).length;
    this.#said = [correct ? "right" : "more"];
    if (!correct) this.#answers.add(`${THAT_IS_ALL} ${this.#found.size}`);
    this.#judged(correct);
    if (correct) this.#solve();
    this.#draw();
    this.#answered(THAT_IS_ALL, correct, this.#answers.size + Number(correct));
  }

  /** One of all winning moves, or another. */
  #heardMove({ answer, correct }) {
    const again = (correct ? this.#found : this.#answers).has(answer);
    (correct ? this.#found : this.#answers).add(answer);
    this.#said = correct || again ? [again ? "again" : "found"] : undefined; // the card says what is wrong with a move
    if (!correct) this.#judged(false);
    this.#anew = correct;
    queueMicrotask(() => this.#askAgain()); // the engine is still at it
    this.#answered(answer, correct, this.#answers.size + Number(correct));
    this.#draw();
  }

  /** Puts the same question again. */
  #askAgain() {
    if (!this.#anew) return;
    this.#anew = false;
    this.#show();
  }

  #answered(answer, correct, tries) { this.#tell?.("answer", { question: this.#asks, answer, correct, tries, step: this.task }); }

  /** Refuses an answer. */
  #reject(message) { reject(this.#handle, message); }

  get #words() { return SAID[this.#lang]; }
  get #open() {
    if (this.#done || (this.#solved && !this.#byOneAnswer)) return false;
    return !this.#byOneAnswer || this.#handle.question !== null;
  }
  /** Whether the engine knows by itself that it is answered. */
  get #byOneAnswer() { return BY_ENGINE.includes(this.#asks) && !this.#all; }
  /** Whether the board shows how a wrong move is refuted, and not the task. */
  get #refuted() { return this.#asks === "winning" && this.#handle.position !== this.position; }
  get #place() { return this.#board?.querySelector(".nian-task"); }
  get #lesson() {
    const title = (words) => list(words.skills)[SKILLS.indexOf(this.#asked.skill)];
    return lesson(this.#task, this.#looked, this.#solved, title);
  }

  /** The hints there are: how one finds out, where the trouble lies in this task, and which row or heap a winning move takes
      from. They follow from the task alone, and stand beside its board only. */
  get #rungs() {
    const { form, clue } = this.#task;
    const method = named(this.#words, "methods", form) || methodOf(this.#lang, this.#task.method);
    const open = winningOf(this.#task).filter((move) => !this.#found.has(move));
    return [method, clue && clueOf(this.#words, clue), startOf(this.#lang, open)].filter(Boolean);
  }

  #sentence(words) { return words.question(this.#task); }

  #read(name, text) {
    const value = text === null ? USUAL[name] : ATTRIBUTES_OF[name](text);
    if (value === undefined) this.#refuse(name, text);
    else this.#asked[name] = value;
  }

  #refuse(name, text) {
    const message = badOf(this.#words, name, text, name === "state" ? this.state : this.#asked[name]);
    if (this.#tell) this.#complain(message);
    else this.#wrong.push(message);
  }

  /** Goes on from a `state`; where it is none of these tasks nothing changes. */
  #goOn(state) {
    if (state === null) return;
    const went = state.match(STATE)?.slice(1).map((number = 0) => Number(number)) ?? [];
    const [task, hints] = [went.shift(), went.pop()];
    const gone = went.reduce((all, one) => all + one, 0);
    const { count } = this.#asked;
    const done = task === count;
    if (!went.length || task > (count ?? Infinity) || ![task, task + Number(!done)].includes(gone)) return this.#refuse("state", state);
    this.task = done ? task - 1 : task;
    this.#make();
    Object.keys(this.#score).forEach((name, at) => { this.#score[name] = went[at]; });
    [this.#counted, this.#done, this.#hints] = [gone > this.task, done, Math.min(hints, this.#rungs.length)];
    this.#show();
    if (done) this.#solve();
    this.#draw();
  }

  #complain(message) { this.#handle.complain(message, "bad-value"); }

  #begin() {
    this.task = 0;
    this.#score = { right: 0, wrong: 0, assisted: 0, given: 0, skipped: 0 };
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
    this.#task = read(text);
    this.position = this.#task.about;
    [this.#counted, this.#hints, this.#done, this.#solved, this.#said] = [false, 0, false, false, undefined];
    [this.#answers, this.#found, this.#anew] = [new Set(), new Set(), false];
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
    this.#found = before.#found;
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
    if (!BY_ENGINE.includes(this.#asks)) this.#show();
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
    if (name === "attribute") return;
    if (name === "step") return this.#draw(); // a task has no steps: the reader has come back from a refutation
    if (name === "answer" && this.#all) return this.#heardMove(detail);
    if (name === "answer") {
      this.#solved = this.#handle.question === null;
      this.#judged(detail.correct);
    }
    if (name !== "answer") return this.#tell(name, detail);
    this.#tell(name, { ...detail, step: this.task });
    this.#draw();
  }

  /** The button of the card that gives the answer; the engine's own listener does so. */
  #clicked = ({ target }) => {
    if (!target.closest("[data-do=reveal]") || !this.#open) return;
    this.#count("given");
    [this.#solved, this.#said] = [true, undefined];
    queueMicrotask(() => this.#draw());
  };

  /** The answer, the hints, which task it is, how the tasks have gone, and what goes on. */
  #draw() {
    const place = this.#place;
    if (!place) return;
    const words = this.#words;
    const { count } = this.#asked;
    const open = this.#open;
    const hides = open && !this.#solved && Boolean(this.#task.hides);
    this.#board.toggleAttribute("data-hides", hides);
    this.#board.toggleAttribute("data-solved", !open);
    const which = this.#done ? words.done : fill(count ? words.taskOf : words.task, this.task + 1, count);
    const gone = Object.values(this.#score).flatMap((number, at) => (number ? [fill(list(words.score)[at], number)] : []));
    const buttons = [];
    if (open && this.#hints < this.#rungs.length) buttons.push(button("nian-reveal", words.hint, () => this.hint()));
    const goOn = this.#done ? [words.again, () => this.reset()] : [words.next, () => this.next()];
    buttons.push(button(this.#counted ? "nian-next primary" : "nian-next", ...goOn));
    this.#rooms.fill(place, {
      ...this.#answering(),
      said: this.#verdictNow(),
      solved: !open,
      hints: open && !this.#refuted ? this.#rungs.slice(0, this.#hints) : [],
      gone: [element("b", {}, which), ...(gone.length ? [" ", element("span", {}, words.yours + gone.join(words.between))] : [])],
      buttons,
    });
  }

  /** What the last answer is worth, and what is wrong with it. */
  #verdictNow() {
    const words = this.#words;
    const [verdict, fault] = this.#said ?? [];
    const parts = verdict ? [element("b", { class: "nian-verdict" }, words.verdict(verdict)), fault?.(words)] : [];
    if (this.#open && this.#found.size) {
      const moves = [...this.#found].map((move) => moveOf(words, move)).join(words.comma);
      parts.push(fill(words.found, this.#found.size, moves));
    }
    return parts.filter(Boolean).flatMap((part, at) => (at ? [" ", part] : [part]));
  }

  /** What the reader answers by: nothing where the engine asks, but for the button that says that all is found. */
  #answering() {
    const words = this.#words;
    const act = (value) => {
      try {
        this.answer(value);
      } catch {
        // it has been said on the card
      }
    };
    if (this.#all && this.#open) { // the engine asks for a move
      return { fields: [element("p", {}, words.findAll)], row: [button("nian-answer", words.thatIsAll, () => act(THAT_IS_ALL))] };
    }
    if (BY_ENGINE.includes(this.#asks)) return {};
    this.#entry ??= this.#asks === "slip" ? moves(this.#task.facts, (position) => this.#look(position)) : entry(this.#task);
    if (this.#solved) return { fields: [this.#entry.solved?.(words)].filter(Boolean) };
    if (this.#done) return {};
    return {
      fields: this.#entry.fields(words, () => this.#draw(), act),
      row: [...this.#entry.buttons(words, act), button("nian-reveal", words.reveal, () => this.reveal())],
    };
  }
}
