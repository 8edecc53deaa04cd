// Drawing on the picture with a mouse, a pen or a finger. What is drawn belongs to a step, and is there again when
// the class comes back to it. It is tied to the picture, wherever that stands and however large it is.
import { button } from "../common/make.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 0.006; // of the stage's height
const HARD = 1.7; // how much wider what is pressed hard with a pen

const rounded = (value, to) => Math.round(value * to) / to;

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
  #all; // what is drawn, by the name of its step: { size, picture, lines }, of each line its width and its path
  #picture;
  #changed;
  #kept;
  #shown; // the name of the step
  #layer;
  #lines; // the group within it, which is laid over the picture
  #frame; // the next frame, in which the picture may have moved
  #strokes = new Map(); // what fingers are drawing

  /** `main` is what can be drawn on, `tools` where the buttons are to stand; `all` holds what is drawn. `picture()` gives the
      element to which lines belong; `changed()` hears that the pen is taken up or put down, `kept()` that something else is
      drawn. */
  constructor(words, { main, tools }, all, { picture, changed, kept }) {
    [this.#main, this.#tools, this.#all] = [main, tools, all];
    [this.#picture, this.#changed, this.#kept] = [picture, changed, kept];
    tools.append(
      button("lecture-pen", words.undo, () => this.#undo()),
      button("lecture-pen", words.clear, () => this.#clear()),
      button("lecture-pen", words.done, () => this.end()));
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

  /** Where the picture stands; nothing while it cannot be seen. */
  get #box() {
    const box = this.#picture()?.getBoundingClientRect();
    return box?.width && box.height ? box : undefined;
  }

  /** What has no picture is drawn on all of the stage. */
  #begun() {
    const box = this.#box;
    const { width, height } = box ?? this.#main.getBoundingClientRect();
    return { size: [rounded(width, 10), rounded(height, 10)], picture: Boolean(box), lines: [] };
  }

  #made() {
    this.#lines = shape("g", {});
    this.#lines.append(...this.#drawn.lines.map(line));
    const made = shape("svg", { class: "lecture-ink", "aria-hidden": "true" });
    made.append(this.#lines);
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) made.addEventListener(type, this.#hear);
    return made;
  }

  #draw() {
    this.#strokes.clear();
    this.#layer?.remove();
    if (this.on) this.#all[this.#shown] ??= this.#begun();
    this.#layer = this.#drawn && (this.on || this.#drawn.lines.length) ? this.#made() : undefined;
    if (this.#layer) this.#main.append(this.#layer);
    this.#tools.hidden = !this.on;
    this.#main.classList.toggle("drawing", this.on);
    this.#lay();
    this.#changed();
  }

  /** Lays the lines over the picture, and follows it: it is enlarged, scrolled and drawn anew without a word. */
  #lay = () => {
    cancelAnimationFrame(this.#frame);
    if (!this.#layer?.isConnected) return;
    const stage = this.#main.getBoundingClientRect();
    const under = this.#drawn.picture ? this.#box : stage;
    const [wide, high] = this.#drawn.size;
    if (under) {
      const from = [under.left - stage.left, under.top - stage.top].map((value) => rounded(value, 100));
      const scale = [under.width / wide, under.height / high].map((value) => rounded(value, 10_000));
      const place = `translate(${from}) scale(${scale})`;
      if (this.#lines.getAttribute("transform") !== place) this.#lines.setAttribute("transform", place);
    }
    this.#frame = requestAnimationFrame(this.#lay);
  };

  #undo() {
    if (!this.#drawn?.lines.pop()) return;
    this.#lines.lastChild.remove();
    this.#kept();
  }

  #clear() {
    if (!this.#drawn) return;
    this.#drawn.lines = [];
    this.#lines.replaceChildren();
    this.#kept();
  }

  #hear = (event) => {
    const { type, pointerId, button: which } = event;
    if (!this.on) return;
    if (type === "pointerdown" && !which) {
      event.currentTarget.setPointerCapture(pointerId);
      const stroke = { width: this.#width(event), points: [] };
      stroke.line = line([stroke.width, ""]);
      this.#lines.append(stroke.line);
      this.#strokes.set(pointerId, stroke);
    }
    const stroke = this.#strokes.get(pointerId);
    if (!stroke) return;
    event.preventDefault();
    const all = type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
    for (const one of all.length ? all : [event]) stroke.points.push(at(one, this.#lines));
    const d = path(stroke.points);
    stroke.line.setAttribute("d", d);
    if (type !== "pointerup" && type !== "pointercancel") return;
    this.#strokes.delete(pointerId);
    this.#drawn.lines.push([stroke.width, d]);
    this.#kept();
  };

  /** As wide as it is to be seen now, in the measure of the lines. */
  #width({ pointerType, pressure }) {
    const { d } = this.#lines.getScreenCTM();
    const width = this.#main.clientHeight * WIDTH * (pointerType === "pen" ? 0.4 + pressure * HARD : 1);
    return rounded(width / d, 100);
  }
}

/** Where a pointer is on the lines, which may be shown larger or smaller than they were drawn. */
function at({ clientX, clientY }, lines) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(lines.getScreenCTM().inverse());
  return [rounded(x, 10), rounded(y, 10)];
}
