// What is said of the chosen cell, the way to the board, and, where the reader asks why, the position's own card.
import { fill } from "../common/fill.js";
import { element } from "../common/make.js";

export class Cell {
  #said;
  #link;
  #why;
  #place; // of the card
  #card;
  #search;
  #words;
  #play;
  #game;
  #wanted; // the cell that is asked for last
  #asking; // the question that has not been answered
  #position; // that of the cell, once it is known; null where there is none

  /** `search` is asked about cells; `play` is the address of the page with the board. */
  constructor(line, place, search, words, play) {
    [this.#said, this.#why, this.#link] = line.children;
    [this.#place, this.#search, this.#words, this.#play] = [place, search, words, play];
    this.#why.addEventListener("click", () => {
      const open = this.#place.hidden;
      this.#place.hidden = !open;
      this.#why.setAttribute("aria-expanded", open);
      this.#follow();
    });
  }

  /** The cells are those of this game. */
  of(game) { [this.#game, this.#wanted] = [game, undefined]; }

  /** Says what a cell is. The worker is not ended for another cell: it would have to search all of them again. */
  async tell(x, y) {
    const wanted = this.#wanted = {};
    const game = this.#game;
    while (this.#asking) await this.#asking;
    if (wanted !== this.#wanted) return;
    this.#asking = this.#search.ask({ kind: "cell", game, x, y }).catch(() => undefined);
    const told = await this.#asking;
    this.#asking = undefined;
    if (wanted !== this.#wanted) return;
    const { position, outcome, move, left } = told ?? {};
    this.#said.textContent = outcome ? fill(this.#words[outcome], position, move, left) : this.#words.failed;
    this.#position = outcome && outcome !== "nothing" ? position : null;
    for (const one of [this.#link, this.#why]) one.hidden = !this.#position;
    this.#link.href = `${this.#play}?p=${position}`;
    this.#follow();
  }

  /** The card shows the position that is chosen, while it is open. */
  #follow() {
    if (this.#place.hidden || !this.#position) return this.#card?.setAttribute("hidden", "");
    if (!this.#card) {
      this.#card = element("nian-game", { opponent: "none", answers: "shown", position: this.#position });
      this.#place.append(this.#card);
    }
    this.#card.removeAttribute("hidden");
    this.#card.setAttribute("position", this.#position);
  }
}
