// A show of hands: how many are for each answer, typed in beside the picture; then the answer beside the bars.
import { button, element } from "../common/make.js";
import { fill } from "../common/fill.js";

const LETTERS = ["a", "b", "c", "d"];
const MOST = 999;

/** What can be voted for: { label, move }, of the moves of a picture as many as there are letters, a winning one among them. */
function options(words, widget) {
  if (widget.localName === "nian-claim") return [words.holds, words.fails].map((label, at) => ({ label, value: ["holds", "fails"][at] }));
  if (widget.question !== "winning") {
    // What is asked for in numbers has labels of the teacher's own.
    if (widget.outcome && [null, "outcome"].includes(widget.question)) return [words.safe, words.unsafe].map((label, at) => ({ label, value: ["safe", "unsafe"][at] }));
    return LETTERS.map(() => ({ label: "" }));
  }
  const all = [...new Set([...widget.shadowRoot.querySelectorAll("[data-move]")].map(({ dataset }) => dataset.move))].sort();
  const [right] = widget.winning;
  const others = all.filter((move) => !widget.winning.includes(move));
  // Spread over all rows, always the same ones.
  const apart = Math.max(1, Math.floor(others.length / (LETTERS.length - 1)));
  const some = others.filter((_, at) => at % apart === 0).slice(0, LETTERS.length - 1);
  const moves = [right, ...some].filter(Boolean).sort();
  while (moves.length < 2) moves.push("");
  return moves.map((move) => ({ label: move, value: move }));
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
    if (!hands.length) hands.push(...options(words, thing.element).map((option) => ({ ...option, count: 0 })));
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
    const letter = LETTERS[at];
    const named = fill(this.#words.handsFor, label || letter);
    const count = element("input", { type: "number", min: "0", max: String(MOST), inputmode: "numeric", "aria-label": named });
    const name = element("input", { type: "text", class: "lecture-label", maxlength: "40", "aria-label": fill(this.#words.choice, letter) });
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
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.#rows[(at + 1) % hands.length].count.focus();
    });
    const by = (many, sign) => button("lecture-hand", sign, () => set(hand.count + many), { "aria-label": fill(many > 0 ? this.#words.oneMore : this.#words.oneLess, label || letter) });
    const row = element("div", { class: "lecture-row" },
      element("span", { class: "lecture-letter" }, letter), name, mark,
      element("span", { class: "lecture-count" }, by(-1, "−"), count, by(1, "+")), bar);
    return { row, count, bar, mark, hand };
  }

  /** Shows the answer beside the bars once it has been given. */
  follow({ element: widget, waits }) {
    if (widget !== this.#thing.element) return;
    const right = waits ? [] : [widget.outcome, ...widget.winning].filter(Boolean);
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
