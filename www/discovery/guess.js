// The guess: a sentence with blanks, or rules to choose from, tried by search in a worker.
import { fill } from "../common/fill.js";
import { withRetry } from "../common/retry.js";
import { lazyModule } from "../nian/lazy.js";
import { limitsOf } from "./boards.js";
import { told } from "./finding.js";
import { keep } from "./kept.js";
import { guessOf, rules, words } from "./words.js";

const load = lazyModule("check.js");

/** An element with properties and what stands in it. */
const make = (tag, properties = {}, ...inner) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...inner);
  return made;
};

export class GuessForm {
  element = make("form", { className: "guess", noValidate: true });
  #board;
  #fields;
  #button = make("button", { textContent: words.try });
  #stop = make("button", { type: "button", textContent: words.stop, hidden: true });
  #status = make("p");
  #trying; // the search that is going on, if there is one
  #ends; // what ends it

  constructor(board, guess, found) {
    this.#board = board;
    const { name } = board;
    const choices = rules(name);
    const sentence = choices ? this.#choices(choices, guess) : this.#blanks(guess);
    this.#status.setAttribute("role", "status");
    this.element.append(
      make("p", { className: "label", textContent: words.guess }),
      sentence,
      make("p", { className: "doing" }, this.#button, this.#stop),
      this.#status,
    );
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#try();
    });
    this.#stop.addEventListener("click", () => {
      this.#halt();
      this.#finish(words.stopped);
      this.#button.focus();
    });
    if (guess) this.#status.textContent = told(name, guess, found);
  }

  #choices(choices, guess) {
    this.#fields = choices.map((_, at) => make("input", {
      type: "radio", name: `guess-${this.#board.name}`, value: at + 1, checked: guess?.[0] === at + 1,
    }));
    const legend = make("legend", { textContent: guessOf(this.#board.name) });
    const labels = choices.map((rule, at) => make("label", {}, this.#fields[at], make("span", {}, rule)));
    return make("fieldset", {}, legend, ...labels);
  }

  #blanks(guess) {
    this.#fields = [];
    const sentence = guessOf(this.#board.name);
    const said = sentence.replace(/\$\d/g, "…");
    const pieces = sentence.split(/\$(\d)/).map((piece, at) => {
      if (at % 2 === 0) return piece;
      const field = make("input", {
        type: "text", inputMode: "numeric", autocomplete: "off", size: 3, value: guess?.[piece - 1] ?? "",
      });
      field.setAttribute("aria-label", fill(words.field, said, (at + 1) / 2));
      this.#fields[piece - 1] = field;
      return field;
    });
    return make("p", {}, ...pieces);
  }

  /** The numbers of the guess; nothing where something is wrong, which is said. */
  #read() {
    const choice = this.#fields.find((field) => field.checked);
    if (choice) return [Number(choice.value)];
    if (this.#fields[0].type === "radio") return this.#refuse(words.choose, this.#fields[0]);
    const guess = this.#fields.map(({ value }) => {
      const digits = value.normalize("NFKC").trim();
      return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
    });
    const numbers = limitsOf(this.#board, guess);
    const isBad = (number, at) => number === undefined || number < numbers[at][0] || number > numbers[at][1];
    this.#fields.forEach((field, at) => field.setAttribute("aria-invalid", isBad(guess[at], at)));
    const bad = guess.findIndex(isBad);
    return bad < 0 ? guess : this.#refuse(fill(words.badNumber, ...numbers[bad]), this.#fields[bad]);
  }

  #refuse(text, field) {
    this.#status.textContent = text;
    field.focus();
  }

  async #try() {
    this.#halt();
    const guess = this.#read();
    if (!guess) return;
    const { name } = this.#board;
    const mine = {};
    this.#trying = mine;
    this.#stop.hidden = false;
    this.#status.textContent = fill(words.trying, 0);
    try {
      const found = await withRetry(() => this.#search(guess, mine), ({ code }) => code === "blocked");
      if (this.#trying !== mine) return;
      // What stands on the board already is no guess at what comes after it.
      if (found !== "known") keep(name, { guess, found });
      this.#finish(told(name, guess, found));
    } catch (error) {
      console.info("nian:", error);
      if (this.#trying === mine) this.#finish(error.code === "blocked" ? words.blocked : words.notTried);
    }
  }

  /** What the worker finds. A search that was ended finds nothing more. */
  async #search(guess, mine) {
    const { judge } = await load();
    return new Promise((then, fail) => {
      if (this.#trying !== mine) return;
      this.#ends = judge(this.#board.name, guess, ({ percent, text, error, code }) => {
        if (this.#trying !== mine) return;
        if (percent) {
          this.#status.textContent = fill(words.trying, percent);
          return;
        }
        this.#ends = undefined;
        if (text) then(text);
        else fail(Object.assign(new Error(error), { code }));
      });
    });
  }

  #halt() {
    this.#ends?.();
    this.#ends = this.#trying = undefined;
  }

  #finish(text) {
    this.#trying = undefined;
    this.#stop.hidden = true;
    this.#status.textContent = text;
  }
}
