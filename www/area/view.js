// Which part of the plane is seen, and which cell is chosen.

const LARGEST = 32; // CSS pixels that a cell takes at most

export const within = (least, value, most) => Math.max(least, Math.min(value, most));

export class View {
  at = [0, 0]; // the chosen cell
  scale = 1; // CSS pixels a cell
  corner = [0, 0]; // the cell, and the part of it, at the top left
  sides = [1, 1]; // how many cells there are beside and below one another
  #canvas;
  #changed;

  /** `changed()` is told when something else is to be seen. */
  constructor(canvas, changed) {
    [this.#canvas, this.#changed] = [canvas, changed];
    new ResizeObserver(() => {
      if (!canvas.clientWidth) return;
      this.scale = within(this.#whole, this.scale, LARGEST);
      this.#hold();
    }).observe(canvas);
  }

  /** How large what is looked at is, in CSS pixels. */
  get size() { return [this.#canvas.clientWidth, this.#canvas.clientHeight]; }
  /** Whether all is seen. */
  get isWhole() { return this.scale <= this.#whole; }
  /** The cells seen, and parts of them, across and down. */
  get seen() { return this.size.map((length) => length / this.scale); }

  /** Looks at another plane, all of it. */
  show(...sides) {
    this.sides = sides;
    [this.scale, this.at] = [this.#whole, [0, 0]];
    this.#hold();
  }

  /** Chooses the cell at this place, or the nearest there is, and brings it into sight. */
  choose(...cell) {
    this.at = cell.map((value, axis) => within(0, value, this.sides[axis] - 1));
    const { seen } = this;
    this.corner = this.corner.map((value, axis) => within(this.at[axis] + 1 - seen[axis], value, this.at[axis]));
    this.#hold();
  }

  /** Looks closer or farther, at what is at this place of the picture. */
  zoom(factor, ...place) {
    const before = this.scale;
    this.scale = within(this.#whole, before * factor, LARGEST);
    this.corner = this.corner.map((value, axis) => value + place[axis] / before - place[axis] / this.scale);
    this.#hold();
  }

  /** Moves the picture by so many pixels. */
  move(...way) {
    this.corner = this.corner.map((value, axis) => value - way[axis] / this.scale);
    this.#hold();
  }

  /** Where a cell is, in the picture. */
  placeOf(...cell) { return cell.map((value, axis) => (value - this.corner[axis]) * this.scale); }
  /** Which cell is at a place of the picture. */
  cellAt(...place) { return place.map((value, axis) => Math.floor(this.corner[axis] + value / this.scale)); }

  /** The largest scale at which all is seen. */
  get #whole() { return Math.min(...this.size.map((length, axis) => length / this.sides[axis])); }

  /** The picture stays within its frame. */
  #hold() {
    const { seen, sides } = this;
    this.corner = this.corner.map((value, axis) => (seen[axis] >= sides[axis] ? (sides[axis] - seen[axis]) / 2 : within(0, value, sides[axis] - seen[axis])));
    this.#changed();
  }
}
