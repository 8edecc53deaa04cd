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

export class Ink {
  on = false;
  #main;
  #tools;
  #changed;
  #layers = new Map(); // an <svg> for each step
  #shown;
  #strokes = new Map(); // what fingers are drawing

  constructor(words, main, changed) {
    [this.#main, this.#changed] = [main, changed];
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
    else return /^(answer|black|clock|code|light|legend|overview|speaker|teams|vote)$/.test(command);
    return true;
  }

  /** Shows what was drawn at this step. */
  show(name) {
    if (name === this.#shown) return;
    this.#shown = name;
    this.#draw();
  }

  #layer() {
    const there = this.#layers.get(this.#shown);
    if (there) return there;
    const made = document.createElementNS(SVG, "svg");
    made.classList.add("lecture-ink");
    made.setAttribute("aria-hidden", "true");
    const { clientWidth, clientHeight } = this.#main;
    made.setAttribute("viewBox", `0 0 ${clientWidth} ${clientHeight}`);
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) made.addEventListener(type, this.#hear);
    this.#layers.set(this.#shown, made);
    return made;
  }

  #draw() {
    this.#main.querySelector(".lecture-ink")?.remove();
    const there = this.on ? this.#layer() : this.#layers.get(this.#shown);
    if (there) this.#main.append(there);
    this.#tools.hidden = !this.on;
    this.#main.classList.toggle("drawing", this.on);
    this.#changed();
  }

  #undo() { this.#layers.get(this.#shown)?.lastChild?.remove(); }
  #clear() { this.#layers.get(this.#shown)?.replaceChildren(); }

  #hear = (event) => {
    const { type, pointerId, button: which } = event;
    if (!this.on) return;
    const layer = event.currentTarget;
    if (type === "pointerdown" && !which) {
      layer.setPointerCapture(pointerId);
      const line = document.createElementNS(SVG, "path");
      line.setAttribute("stroke-width", this.#width(event, layer));
      layer.append(line);
      this.#strokes.set(pointerId, { line, points: [] });
    }
    const stroke = this.#strokes.get(pointerId);
    if (!stroke) return;
    event.preventDefault();
    const all = type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
    for (const one of all.length ? all : [event]) stroke.points.push(at(one, layer));
    stroke.line.setAttribute("d", path(stroke.points));
    if (type === "pointerup" || type === "pointercancel") this.#strokes.delete(pointerId);
  };

  #width({ pointerType, pressure }, layer) {
    return layer.viewBox.baseVal.height * WIDTH * (pointerType === "pen" ? 0.4 + pressure * HARD : 1);
  }
}

/** Where a pointer is on the drawing, which may be shown larger or smaller than it was drawn. */
function at({ clientX, clientY }, layer) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(layer.getScreenCTM().inverse());
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
