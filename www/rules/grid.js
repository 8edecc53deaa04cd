// Two heaps as a plane of cells, in which what is safe has its shape; the list beside it says the same.
import { followHands } from "../area/hands.js";
import { Picture } from "../area/picture.js";
import { View } from "../area/view.js";

export class Grid {
  #place;
  #view;
  #picture;

  /** `choose(heaps)` is told which cell is pressed, the smaller heap first, as in the list. */
  constructor(place, choose) {
    const [canvas, larger, smaller] = ["canvas", ".larger", ".smaller"].map((css) => place.querySelector(css));
    this.#place = place;
    this.#view = new View(canvas, () => this.#picture.draw());
    this.#picture = new Picture(canvas, this.#view);
    followHands(canvas, this.#view, (...cell) => {
      this.#view.choose(...cell);
      choose([...this.#view.at].sort((one, other) => one - other).join());
    }, larger, smaller);
  }

  /** Shows which pairs of heaps up to `most` are safe; nothing where the heaps are not two. */
  show(pairs, most) {
    this.#place.hidden = !pairs;
    if (!pairs) return;
    const side = most + 1;
    const cells = new Uint8Array(side * side);
    for (const [one, other] of pairs) cells[one * side + other] = cells[other * side + one] = 1;
    this.#view.show(side, side);
    this.#picture.show(cells, side);
  }

  /** Marks the heaps that are chosen in the list. */
  mark(heaps) {
    if (!this.#place.hidden) this.#view.choose(...heaps.split(",").map(Number));
  }
}
