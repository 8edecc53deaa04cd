// Drawing on the picture with a mouse, a pen or a finger. What is drawn belongs to a step, and is there again when
// the class comes back to it.
import { button, element } from "../common/make.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 0.006; // of the picture's height
const HARD = 1.7; // how much wider what is pressed hard with a pen

/** A line through points, smooth where they are far apart. */
function path(points) {
  const [[x, y], ...rest] = points;
  if (!rest.length) return `M${x} ${y}l.1 .1`;
  const middles = rest.slice(0, -1).map(([x, y], at) => `Q${x} ${y} ${(x + rest[at + 1][0]) / 2} ${(y + rest[at + 1][1]) / 2}`);
  const [endX, endY] = rest.at(-1);
  return `M${x} ${y}${middles.join("")}L${endX} ${endY}`;
}

function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

const line = ([width, d]) => shape("path", { "stroke-width": width, d });

export class Ink {
  on = false;
  #main;
  #tools;
  #all; // what is drawn, by the name of its step: { size, lines }, of each line its width and its path
  #changed;
  #kept;
  #shown; // the name of the step
  #layer;
  #strokes = new Map(); // what fingers are drawing

  /** `all` holds what is drawn; `changed()` hears that the pen is taken up or put down, `kept()` that something else is drawn. */
  constructor(words, main, all, { changed, kept }) {
    [this.#main, this.#all, this.#changed, this.#kept] = [main, all, changed, kept];
    this.#tools = element("div", { class: "lecture-pens", role: "group", "aria-label": words.draw, hidden: "" },
      button("lecture-pen", words.undo, () => this.#undo()),
      button("lecture-pen", words.clear, () => this.#clear()),
      button("lecture-pen", words.done, () => this.end()));
    main.append(this.#tools);
  }

  begin() {
    this.on = true;
    this.#draw();
  }

  end() {
    this.on = false;
    this.#draw();
  }

  /** The keys of drawing; letters do nothing else while it lasts. */
  do(command) {
    if (command === "erase") this.#undo();
    else if (command === "clear") this.#clear();
    else if (command === "draw" || command === "escape") this.end();
    else return /^(answer|black|clock|code|hint|light|legend|overview|speaker|teams|vote)$/.test(command);
    return true;
  }

  /** Shows what was drawn at this step. */
  show(name) {
    if (name === this.#shown) return;
    this.#shown = name;
    this.#draw();
  }

  get #drawn() { return this.#all[this.#shown]; }

  #made() {
    const { size: [wide, high], lines } = this.#drawn;
    const made = shape("svg", { class: "lecture-ink", "aria-hidden": "true", viewBox: `0 0 ${wide} ${high}` });
    made.append(...lines.map(line));
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) made.addEventListener(type, this.#hear);
    return made;
  }

  #draw() {
    this.#strokes.clear();
    this.#layer?.remove();
    if (this.on) this.#all[this.#shown] ??= { size: [this.#main.clientWidth, this.#main.clientHeight], lines: [] };
    this.#layer = this.#drawn && this.#made();
    if (this.#layer) this.#main.append(this.#layer);
    this.#tools.hidden = !this.on;
    this.#main.classList.toggle("drawing", this.on);
    this.#changed();
  }

  #undo() {
    if (!this.#drawn?.lines.pop()) return;
    this.#layer.lastChild.remove();
    this.#kept();
  }

  #clear() {
    if (!this.#drawn) return;
    this.#drawn.lines = [];
    this.#layer.replaceChildren();
    this.#kept();
  }

  #hear = (event) => {
    const { type, pointerId, button: which } = event;
    if (!this.on) return;
    const layer = event.currentTarget;
    if (type === "pointerdown" && !which) {
      layer.setPointerCapture(pointerId);
      const stroke = { width: this.#width(event), points: [] };
      stroke.line = line([stroke.width, ""]);
      layer.append(stroke.line);
      this.#strokes.set(pointerId, stroke);
    }
    const stroke = this.#strokes.get(pointerId);
    if (!stroke) return;
    event.preventDefault();
    const all = type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
    for (const one of all.length ? all : [event]) stroke.points.push(at(one, layer));
    const d = path(stroke.points);
    stroke.line.setAttribute("d", d);
    if (type !== "pointerup" && type !== "pointercancel") return;
    this.#strokes.delete(pointerId);
    this.#drawn.lines.push([stroke.width, d]);
    this.#kept();
  };

  #width({ pointerType, pressure }) {
    const width = this.#drawn.size[1] * WIDTH * (pointerType === "pen" ? 0.4 + pressure * HARD : 1);
    return Math.round(width * 100) / 100;
  }
}

/** Where a pointer is on the drawing, which may be shown larger or smaller than it was drawn. */
function at({ clientX, clientY }, layer) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(layer.getScreenCTM().inverse());
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
