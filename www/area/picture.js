// Draws what is seen of the plane. The colours are those of the canvas in the style sheet.
import { TILE, tilesOf } from "./tiles.js";
import { within } from "./view.js";

const MARKED = 14; // from so many CSS pixels a cell on, a safe one has its tick
const DOT = 1.6; // CSS pixels of a cell that is too small

export class Picture {
  #canvas;
  #view;
  #cells; // whether each position is safe
  #side;
  #colour; // that of the tiles
  #tiles = [];
  #few = [];
  #drawing;

  constructor(canvas, view) {
    [this.#canvas, this.#view] = [canvas, view];
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    new MutationObserver(() => this.draw()).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  /** Shows other cells, so many beside one another. */
  async show(cells, side) {
    [this.#cells, this.#side, this.#tiles, this.#few] = [cells, side, [], []];
    await this.#paint();
  }

  /** Draws what is seen, once before the next picture of the screen. */
  draw() {
    if (!this.#cells) return;
    this.#drawing ??= requestAnimationFrame(() => {
      this.#drawing = undefined;
      if (getComputedStyle(this.#canvas).color !== this.#colour) this.#paint(); // another theme
      this.#draw();
    });
  }

  async #paint() {
    const cells = this.#cells;
    const colour = this.#colour = getComputedStyle(this.#canvas).color;
    const made = await tilesOf(cells, this.#side, colour, () => cells === this.#cells && colour === this.#colour);
    if (!made) return; // others are to be seen
    [this.#tiles, this.#few] = [made.tiles, made.few];
    this.draw();
  }

  #draw() {
    const canvas = this.#canvas;
    const { scale, isWhole, at, sides, size: [width, height] } = this.#view;
    const style = getComputedStyle(canvas);
    const place = (...cell) => this.#view.placeOf(...cell);
    [canvas.width, canvas.height] = [width * devicePixelRatio, height * devicePixelRatio];
    // All of it is seen without dragging, and a finger on it scrolls the page.
    canvas.style.touchAction = isWhole ? "pan-y" : "none";
    const pen = canvas.getContext("2d");
    pen.scale(devicePixelRatio, devicePixelRatio);
    pen.imageSmoothingEnabled = scale < 1;
    for (const { x, y, picture } of this.#tiles) pen.drawImage(picture, ...place(x, y), TILE * scale, TILE * scale);
    pen.fillStyle = style.color;
    if (scale < DOT) for (const cell of this.#few) pen.fillRect(...place(...cell), DOT, DOT);
    if (scale >= MARKED) this.#marks(pen, style);
    pen.strokeStyle = style.caretColor;
    pen.lineWidth = 2;
    const around = Math.max(scale, 8);
    const [left, top] = place(at[0] + 0.5, at[1] + 0.5);
    pen.strokeRect(left - around / 2, top - around / 2, around, around);
    pen.strokeStyle = style.borderTopColor;
    pen.lineWidth = 1;
    pen.strokeRect(...place(0, 0), sides[0] * scale, sides[1] * scale);
  }

  /** Where cells are large, lines between them, and a tick in the safe ones: colour alone says nothing. */
  #marks(pen, style) {
    const { scale, corner, seen, sides } = this.#view;
    const [first, last] = [corner, corner.map((value, axis) => value + seen[axis])].map((ends) => ends.map((end, axis) => within(0, Math.floor(end), sides[axis] - 1)));
    pen.lineWidth = 1;
    for (let y = first[1]; y <= last[1]; y += 1) {
      for (let x = first[0]; x <= last[0]; x += 1) {
        const [left, top] = this.#view.placeOf(x, y);
        pen.strokeStyle = style.borderTopColor;
        pen.globalAlpha = 0.4;
        pen.strokeRect(left, top, scale, scale);
        pen.globalAlpha = 1;
        if (!this.#cells[y * this.#side + x]) continue;
        pen.strokeStyle = style.backgroundColor;
        pen.lineWidth = 2;
        pen.beginPath();
        pen.moveTo(left + 0.25 * scale, top + 0.52 * scale);
        pen.lineTo(left + 0.43 * scale, top + 0.7 * scale);
        pen.lineTo(left + 0.76 * scale, top + 0.32 * scale);
        pen.stroke();
        pen.lineWidth = 1;
      }
    }
  }
}
