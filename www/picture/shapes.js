// Shapes with what their style sheets say written into them, for files that have none.
import { make } from "../common/make.js";

const SVG = "http://www.w3.org/2000/svg";

/** What a style sheet says of a shape, and what holds where it says nothing. */
const LOOKS = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  opacity: "1",
};
const LETTERS = {
  "font-size": "",
  "font-weight": "400",
  "font-style": "normal",
  "letter-spacing": "normal",
  "text-anchor": "start",
};

/** Sets attributes of a shape.
    @param {Element} made
    @param {Record<string, string | number>} attributes */
export function set(made, attributes) {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
}

/** Creates a shape with attributes and children.
    @param {string} name
    @param {Record<string, string | number>} attributes
    @param {Element[]} children
    @returns {SVGElement} */
export function shape(name, attributes, ...children) {
  const made = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  set(made, attributes);
  made.append(...children);
  return made;
}

/** A picture with what its style sheets say written into it: { made, width, height }.
    @param {SVGSVGElement} svg */
export function panel(svg) {
  const made = copy(svg);
  const { x, y, width, height } = svg.viewBox.baseVal;
  // What reaches beyond its edges is seen on the page, so the file has it, too.
  const inside = svg.getBBox();
  const [left, top] = [Math.min(x, inside.x - 2), Math.min(y, inside.y - 2)];
  const wide = Math.max(x + width, inside.x + inside.width + 2) - left;
  const high = Math.max(y + height, inside.y + inside.height + 2) - top;
  made.setAttribute("viewBox", [left, top, wide, high].map((length) => Number(length.toFixed(2))).join(" "));
  const zoom = Number(svg.getAttribute("width")) / width || 1;
  return { made, width: Math.ceil(wide * zoom), height: Math.ceil(high * zoom) };
}

/** A shape with its looks and its place, and nothing that is for a page.
    @param {Element} shape
    @returns {Element} */
function copy(shape) {
  const made = document.createElementNS(SVG, shape.localName);
  for (const { name, value } of shape.attributes) {
    if (
      !/^(class|style|data-|tabindex|role|aria-|width$|height$)/.test(name) ||
      (shape.localName === "rect" && /^(width|height)$/.test(name))
    )
      made.setAttribute(name, value);
  }
  if (shape.localName === "svg") {
    made.append(...copies(shape));
    return made;
  }
  const style = getComputedStyle(shape);
  const text = shape.localName === "text";
  for (const [name, usual] of Object.entries(
    text ? { ...LOOKS, ...LETTERS } : shape.localName === "g" ? { opacity: "1" } : LOOKS
  )) {
    const value = style.getPropertyValue(name);
    if (["fill", "stroke"].includes(name)) paint(made, name, value);
    else if (value !== usual) made.setAttribute(name, value);
  }
  if (text) made.textContent = shape.textContent;
  else made.append(...copies(shape));
  return made;
}

/** What stands in it, without what is only to be touched.
    @param {Element} shape */
export const copies = (shape) => [...shape.children].filter((one) => !one.matches(".hit, title")).map(copy);

/** @type {CanvasRenderingContext2D | null | undefined} */
let canvas;

/** A colour as every program reads it: `#rrggbb`, and how much it covers.
    @param {Element} made
    @param {string} name
    @param {string} value */
export function paint(made, name, value) {
  if (value === "none") return made.setAttribute(name, "none");
  canvas ??= make("canvas", { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, covers] = canvas.getImageData(0, 0, 1, 1).data;
  if (!covers) return made.setAttribute(name, "none");
  made.setAttribute(name, `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`);
  if (covers < 255) made.setAttribute(`${name}-opacity`, (covers / 255).toFixed(3));
}
