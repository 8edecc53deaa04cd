// A lesson of ours, stepped through from the cards that the site has written down of each step, before
// the engine is there. It has those methods of the engine's `Handle` (`crates/engine/src/handle.rs`) that cards can do;
// what else a reader does it hands to `want`, to be done by the engine.
import { ANSWERS, LISTENED_EVENTS, NARROW, PARTS, THEMES, VISIBILITY, STEP_KEYS, WIDE } from "../common/known.js";
import { make } from "./dom.js";
import { Drawn, arrive } from "./draw.js";
import { fetchOfLesson, named } from "./files.js";
import { VERSION, ours } from "./site.js";

/**
 * A step: its card in each layout, closed and open, with the list of steps folded and unfolded; what it asks; its
 * position, whether that is safe, and the winning moves.
 *
 * @typedef {[number[], string | null, string | null, boolean | null, string[]]} Step
 *
 * The cards of a lesson of ours in a language; `none` says that there is no such step, `bad` that a value is wrong.
 *
 * @typedef {import("./draw.js").Nodes & { steps: Step[], none: string, bad: string, lang: string }} Cards
 *
 * An input, a click or a key in a card.
 *
 * @typedef {KeyboardEvent & { target: HTMLInputElement }} BoardEvent
 *
 * @typedef {import("./engine.js").Handle} Handle
 */

/** What attributes may say, the usual first. @type {Record<string, string[]>} */
const MAY = { answers: ["ask", ...ANSWERS], theme: THEMES };
for (const part of PARTS) MAY[part] = VISIBILITY;

/** The cards of a lesson of ours in a language.
    @param {string} src
    @param {string} lang
    @returns {Promise<Cards>} */
export const fetchCards = (src, lang) =>
  fetchOfLesson(ours(`frames/${VERSION}/${lang}/${src}.json`), src, lang, (text) => ({ ...JSON.parse(text), lang }));

export class Frames {
  #want;
  step = 0;
  asked = false; // whether the step shown is the one that the attribute asks for
  #revealed = false;
  #listed = false; // whether the list of steps is open
  #wide = false;
  /** @type {Element | undefined} */
  #board;
  /** @type {Drawn | undefined} */
  #drawn;
  /** @type {import("./engine.js").Emit | undefined} */
  #emit;
  #announced = false; // whether the page knows the step at the start
  /** The last good ones. @type {Record<string, string>} */
  #said = { answers: "ask" };
  /** @type {HTMLElement | undefined} */
  #notice;
  #wrong = ""; // what is wrong with the attributes at the start

  /** @param {Cards} cards
      @param {string} src
      @param {Element} element
      @param {(act: (handle: Handle) => unknown) => void} want */
  constructor(cards, src, element, want) {
    this.cards = cards;
    this.src = src;
    this.#want = want;
    for (const name of ["step", ...Object.keys(MAY)]) this.setAttribute(name, element.getAttribute(name));
  }

  get steps() {
    return this.cards.steps.length - 1;
  }
  get position() {
    return this.#at[2];
  }
  get outcome() {
    return this.#at[3] === null ? null : this.#at[3] ? /** @type {const} */ ("safe") : /** @type {const} */ ("unsafe");
  }
  get question() {
    return this.#open ? null : this.#at[1] || (this.position && "outcome");
  }
  get winning() {
    return [...this.#at[4]];
  }
  /** The elements that reserve the card's height, and their layout: arguments of `adopt`, where they are of this language.
      @param {string} lang
      @returns {Parameters<Handle["adopt"]> | undefined} */
  rooms(lang) {
    const [main, reasons] = [".nian-main", ".nian-reasons"].map((of) =>
      this.#board?.querySelector(`${of} > .nian-rooms`)?.cloneNode(true)
    );
    return this.cards.lang === lang && main && reasons ? [this.#wide, main, reasons] : undefined;
  }
  /** Has the engine go on from what is shown, by the last good `answers` where the attribute is wrong.
      @param {Handle} handle
      @param {string | null} answers */
  handOver(handle, answers) {
    if (answers && !MAY.answers.includes(answers)) handle.setAttribute("answers", this.#said.answers);
    handle.resume(this.step, this.asked, this.#revealed, this.#listed);
  }

  /** Shows other cards: of the same lesson in another language, or of another lesson from its start.
      @param {Cards} cards
      @param {string} src */
  show(cards, src) {
    const same = src === this.src;
    [this.cards, this.src] = [cards, src];
    if (!same) {
      if (!this.asked || this.step > this.steps) this.step = 0;
      [this.#revealed, this.#listed] = [false, false];
    }
    this.#draw(true);
    if (!same) this.#emitStep();
  }

  /** Applies an attribute's new value, or its removal. A wrong value is reported, and the last good state stays.
      @param {string} name
      @param {string | null} value */
  setAttribute(name, value) {
    this.#drop();
    const may = MAY[name];
    if (may) {
      value ??= may[0];
      if (!may.includes(value)) return this.#refuse(name, value, this.#said[name] ?? may[0]);
      this.#said[name] = value;
      if (name !== "answers") return;
      this.#revealed = false;
      this.#draw();
    } else if (name === "step") {
      const step = this.#resolve(/^\d+$/.test(value ?? "0") && Number(value));
      if (value !== null) this.#emitStep(step);
      if (step === undefined) return this.#refuse(name, /** @type {string} */ (value), this.step, this.cards.none);
      this.asked = value !== null;
      if (step !== this.step) this.#show(step);
    }
  }

  /** Reports a wrong value of an attribute, and the one that stays.
      @param {string} name
      @param {string} value
      @param {string | number} stands */
  #refuse(name, value, stands, why = "") {
    const slots = [name, named(value), stands];
    const bad = this.cards.bad.replace(/[\u0001-\u0003]/g, (slot) => String(slots[slot.charCodeAt(0) - 1]));
    const wrong = `${bad} ${why}`.trim();
    if (this.#emit) return this.complain(wrong, "bad-value");
    this.#wrong = `${this.#wrong} ${wrong}`.trim();
  }

  /** @param {number} width */
  resize(width) {
    const wide = width >= NARROW;
    if (width >= WIDE) return this.#want(() => {});
    if (wide === this.#wide) return;
    this.#wide = wide;
    this.#draw();
  }

  /** @param {Element} board
      @param {import("./engine.js").Emit} emit */
  attach(board, emit) {
    [this.#board, this.#emit] = [board, emit];
    for (const type of LISTENED_EVENTS) board.addEventListener(type, this.#onEvent);
    this.#draw(true);
    if (!this.#announced) this.#emitStep();
    this.#announced = true;
    if (this.#wrong) this.complain(this.#wrong, "bad-value");
    this.#wrong = "";
  }

  detach() {
    for (const type of LISTENED_EVENTS) this.#board?.removeEventListener(type, this.#onEvent);
    this.#drawn?.dom.remove();
    this.#board = this.#drawn = this.#emit = undefined;
  }

  /** @param {unknown} target */
  canGoTo(target) {
    return this.#resolve(target) !== undefined;
  }

  /** @param {unknown} target */
  goTo(target) {
    const to = this.#resolve(target);
    if (to === undefined) {
      this.complain(this.cards.none, "bad-value");
      throw new RangeError(this.cards.none);
    }
    this.asked &&= to === this.step;
    if (to === this.step) return this.#draw();
    this.#emitStep(to);
    this.#show(to);
  }

  reset() {
    this.goTo("first");
  }
  reveal() {
    this.#revealed = true;
    this.#draw();
  }

  /** A key was pressed; whether it did anything.
      @param {string} key */
  key(key) {
    if (key === " ") this.#want((handle) => handle.command("run"));
    else if (key === "Escape" && this.#listed) this.#list(false);
    else if (this.canGoTo(STEP_KEYS[key])) this.goTo(STEP_KEYS[key]);
    else return false;
    return true;
  }

  /** Reports an error to the reader and the page; `more` is a button, say.
      @param {string} message
      @param {string} code
      @param {(Node | string)[]} more */
  complain(message, code, ...more) {
    this.#drop();
    if (this.#drawn) {
      // The text that keeps the place of a notice stands after the head.
      const place = /** @type {Drawn[]} */ (this.#drawn.children)[1];
      this.#notice = make("p", "nian-notice");
      this.#notice.append(message, ...more);
      this.#notice.setAttribute("role", "alert");
      place.dom.after(this.#notice);
    }
    this.#emit?.("error", { message, code });
  }

  get #at() {
    return this.cards.steps[this.step];
  }
  get #open() {
    const { answers } = this.#said;
    return this.#revealed || answers === "shown" || (answers === "ask" && !this.#at[1]);
  }

  /** The step that is meant, if there is one.
      @param {unknown} target
      @returns {number | undefined} */
  #resolve(target) {
    /** @type {Record<string, number>} */
    const named = { first: 0, prev: this.step - 1, next: this.step + 1, last: this.steps };
    const to = /** @type {number} */ (named[/** @type {string} */ (target)] ?? target);
    return Number.isInteger(to) && to >= 0 && to <= this.steps ? to : undefined;
  }

  /** @param {number} step */
  #show(step) {
    this.step = step;
    [this.#revealed, this.#listed] = [false, false];
    this.#draw();
    const { position, outcome, steps } = this;
    this.#emit?.("step", { step, steps, position, outcome });
  }

  /** Has the attribute reflect the step. */
  #emitStep(step = this.step) {
    this.#emit?.("attribute", { name: "step", value: String(step) });
  }

  /** @param {boolean} open */
  #list(open) {
    this.#listed = open;
    this.#draw();
  }

  /** Draws the card: patches it, or with `anew` creates all of it.
      @param {boolean} [anew] */
  #draw(anew) {
    if (!this.#board) return;
    this.#drop();
    arrive(false); // where the step before has them
    const card = this.#at[0][4 * +this.#wide + 2 * +!this.#open + +this.#listed];
    if (anew || !(/** @type {Drawn} */ (this.#drawn).become(this.cards, card))) {
      this.#drawn = new Drawn(this.cards, card);
      this.#board.replaceChildren(this.#drawn.dom);
    }
    keepInSight(this.#board);
  }

  #drop() {
    this.#notice?.remove();
  }

  /** @type {EventListener} */
  #onEvent = (event) => {
    const { type, target, key, ctrlKey, altKey, metaKey, shiftKey } = /** @type {BoardEvent} */ (event);
    if (type === "input") {
      if (target.dataset.set === "step") this.goTo(Number(target.value));
      else this.#want(() => {}); // a move is being chosen
    } else if (type === "click") {
      const touched = target.closest("[data-do], [data-move]");
      const { move, do: command = "" } = /** @type {HTMLElement | null} */ (touched)?.dataset ?? {};
      if (command === "moves") event.preventDefault(); // the browser would unfold what is folded by then
      if (move || command) this.#command(move ? `touch ${move}` : command);
    } else if (target.getAttribute("part") === "tree" && /^(Arrow|Enter)/.test(key)) {
      if (ctrlKey || altKey || metaKey || shiftKey) return;
      event.preventDefault();
      this.#want((handle) => handle.treeKey(key) || handle.key(key));
    }
  };

  /** @param {string} command */
  #command(command) {
    const [verb, object] = command.split(" ");
    if (verb === "steps") this.#list(!this.#listed);
    else if (verb === "reveal") this.reveal();
    else if (verb === "step") this.goTo(Number(object));
    else if (Object.values(STEP_KEYS).includes(/** @type {import("../nian.js").NianTarget} */ (verb))) this.goTo(verb);
    else this.#want((handle) => handle.command(command));
  }
}

/** Scrolls to what a step is about within a tree or table that is longer than its frame; the page itself is not
    scrolled.
    @param {Element} board */
function keepInSight(board) {
  /** @type {HTMLElement | null} */
  const about = board.querySelector(".here, .lit");
  const frame = about?.closest(".nian-walk, .nian-scroll");
  if (!about || !frame) return;
  const [top, height] = [about.offsetTop, frame.clientHeight];
  if (top < frame.scrollTop || top + about.offsetHeight > frame.scrollTop + height) frame.scrollTop = top - height / 2;
}
