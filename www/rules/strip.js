// Numbers, or heaps, with their outcomes: each can be pressed, and one is a stop of the Tab key.
import { element } from "../common/make.js";
import { fill } from "../common/fill.js";

const FEW = 60; // so many are seen at first

/** Strips in the element. `choose(heaps, odd)` is told which one is pressed. */
export class Strips {
  #place;
  #more;
  #marks;
  #words;
  #choose;
  #cells = [];

  constructor(place, more, marks, words, choose) {
    [this.#place, this.#more, this.#marks, this.#words, this.#choose] = [place, more, marks, words, choose];
    more.addEventListener("click", () => {
      for (const cell of this.#cells) cell.hidden = false;
      more.hidden = true;
      this.#cells[FEW]?.focus();
    });
    place.addEventListener("keydown", (event) => this.#walk(event));
  }

  /** Shows strips: what each is called, its heaps, which of them are safe, and the Grundy values, if any. */
  show(strips) {
    this.#place.replaceChildren();
    this.#cells = [];
    for (const { name, heaps, safe, values, odd } of strips) {
      const strip = element("div", { class: "strip" });
      for (const [at, one] of heaps.entries()) strip.append(this.#cell(one, safe.has(one), values[at], odd, at));
      if (name) this.#place.append(element("p", {}, name));
      this.#place.append(strip);
    }
    const [first] = this.#cells;
    if (first) first.tabIndex = 0;
    this.#more.hidden = this.#cells.every(({ hidden }) => !hidden);
  }

  /** Marks the one with these heaps, or none where it has none. */
  find(heaps) {
    this.mark(this.#cells.find(({ firstChild }) => firstChild.textContent === heaps));
  }

  /** Marks the one that the reader has chosen. */
  mark(cell) {
    for (const one of this.#cells) {
      if (cell) one.tabIndex = one === cell ? 0 : -1;
      one.setAttribute("aria-pressed", one === cell);
    }
  }

  #cell(heaps, safe, value, odd, at) {
    // What is heard is what is seen, and what the mark and the small number say.
    const heard = (text) => element("span", { class: "heard" }, fill(text, ""));
    const cell = element("button", {
      type: "button", class: safe ? "safe" : "unsafe", tabindex: -1, "aria-pressed": false,
    }, element("span", {}, heaps), heard(this.#words[safe ? "safe" : "unsafe"]), this.#marks.children[safe ? 0 : 1].cloneNode(true));
    if (value !== undefined) cell.append(element("small", {}, heard(` ${this.#words.value}`), value));
    cell.hidden = at >= FEW;
    cell.addEventListener("click", () => {
      this.mark(cell);
      this.#choose(heaps, odd);
    });
    this.#cells.push(cell);
    return cell;
  }

  /** The arrow keys go from one to the next, and from line to line. */
  #walk(event) {
    const seen = this.#cells.filter(({ hidden }) => !hidden);
    const at = seen.indexOf(event.target);
    if (at < 0) return;
    const { left, top } = seen[at].getBoundingClientRect();
    const below = (one) => {
      const place = one.getBoundingClientRect();
      return Math.abs(place.left - left) < 2 && (place.top - top);
    };
    const to = {
      ArrowRight: () => seen[at + 1],
      ArrowLeft: () => seen[at - 1],
      ArrowDown: () => seen.slice(at + 1).find((one) => below(one) > 2),
      ArrowUp: () => seen.slice(0, at).reverse().find((one) => below(one) < -2),
      Home: () => seen[0],
      End: () => seen.at(-1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    to()?.focus();
  }
}
