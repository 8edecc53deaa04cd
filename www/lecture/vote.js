// A show of hands: how many are for each answer, typed in beside the picture; then the answer beside the bars.
import { composing } from "../common/composing.js";
import { button, element } from "../common/make.js";
import { fill } from "../common/fill.js";
import { moveSaid } from "./moves.js";

const MOST_CHOICES = 4;
const MOST = 999;

/** What can be voted for, { label, value } of each. */
function choices(words, { asks, element: widget }) {
  if (asks === "claim") return [{ label: words.holds, value: "holds" }, { label: words.fails, value: "fails" }];
  if (asks === "outcome") return [{ label: words.safe, value: "safe" }, { label: words.unsafe, value: "unsafe" }];
  const moves = asks === "winning" ? some(widget) : [];
  // What else is asked has answers of its own: the teacher writes them down.
  const blank = Array.from({ length: moves.length ? Math.max(0, 2 - moves.length) : MOST_CHOICES }, () => ({ label: "" }));
  return [...moves.map((move) => ({ label: moveSaid(words, widget.position, move), value: move })), ...blank];
}

/** Some moves of a picture, a winning one among them: spread over all rows, and always the same ones. */
function some({ shadowRoot, winning }) {
  const all = [...new Set([...shadowRoot.querySelectorAll("[data-move]")].map(({ dataset }) => dataset.move))].sort();
  const others = all.filter((move) => !winning.includes(move));
  const apart = Math.max(1, Math.floor(others.length / (MOST_CHOICES - 1)));
  const apartFrom = others.filter((_, at) => at % apart === 0).slice(0, MOST_CHOICES - 1);
  return [winning[0], ...apartFrom].filter(Boolean).sort();
}

export class Vote {
  node;
  #words;
  #thing;
  #rows;
  #changed;

  /** `hands` is kept by whoever asks: what was typed is there again when the class comes back. `changed()` hears that it is
      other. */
  constructor(words, thing, hands, { close, changed }) {
    [this.#words, this.#thing, this.#changed] = [words, thing, changed];
    if (!hands.length) hands.push(...choices(words, thing).map((choice) => ({ ...choice, count: 0 })));
    this.#rows = hands.map((hand, at) => this.#row(hand, at, hands));
    this.node = element("section", { class: "lecture-vote", "aria-label": words.vote },
      element("h2", {}, words.voteHeading),
      ...this.#rows.map(({ row }) => row),
      button("lecture-close", words.close, close));
    this.follow(thing);
  }

  begin() { this.#rows[0].count.focus(); }

  #row(hand, at, hands) {
    const { label } = hand;
    const number = String(at + 1); // rows have the letters
    const named = fill(this.#words.handsFor, label || number);
    const count = element("input", { type: "number", min: "0", max: String(MOST), inputmode: "numeric", "aria-label": named });
    const name = element("input", { type: "text", class: "lecture-label", maxlength: "40", "aria-label": fill(this.#words.choice, number) });
    name.value = label;
    const bar = element("span", { class: "lecture-bar-of", "aria-hidden": "true" });
    const mark = element("span", { class: "lecture-right" });
    const set = (many) => {
      hand.count = Math.max(0, Math.min(MOST, Math.trunc(many) || 0));
      this.#draw();
      this.#changed();
    };
    count.addEventListener("input", () => set(Number(count.value)));
    count.addEventListener("focus", () => count.select());
    name.addEventListener("input", () => {
      [hand.label, hand.value] = [name.value, name.value.trim()];
      this.follow(this.#thing);
      this.#changed();
    });
    // Numbers are typed one after the other.
    for (const field of [count, name]) field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || composing(event)) return;
      event.preventDefault();
      this.#rows[(at + 1) % hands.length].count.focus();
    });
    const by = (many, sign) => button("lecture-hand", sign, () => set(hand.count + many), { "aria-label": fill(many > 0 ? this.#words.oneMore : this.#words.oneLess, label || number) });
    const row = element("div", { class: "lecture-row" },
      element("span", { class: "lecture-choice-number" }, number), name, mark,
      element("span", { class: "lecture-count" }, by(-1, "−"), count, by(1, "+")), bar);
    return { row, count, bar, mark, hand };
  }

  /** Shows the answer beside the bars once it has been given. */
  follow(thing) {
    if (thing !== this.#thing) return;
    const { right } = thing;
    for (const { row, mark, hand } of this.#rows) {
      const is = Boolean(hand.value) && right.includes(hand.value);
      row.classList.toggle("right", is);
      mark.textContent = is ? this.#words.right : "";
    }
    this.#draw();
  }

  #draw() {
    const most = Math.max(1, ...this.#rows.map(({ hand }) => hand.count));
    for (const { count, bar, hand } of this.#rows) {
      if (Number(count.value) !== hand.count || count.value === "") count.value = String(hand.count);
      bar.style.setProperty("--part", String(hand.count / most));
    }
  }
}
