// A table, or a strip of numbers, as a drawing: boxes, marks and text where the browser has laid them out.
import { copies, paint, shape } from "./shapes.js";

const EDGE = 2; // around all of it
const BOX = "td, th, li";
const round = (/** @type {number} */ length) => Number(length.toFixed(2));

/** @typedef {{ x: number, y: number, width: number, height: number }} Place */
/** @typedef {(rect: DOMRect) => Place} Placing where in the drawing something on the page is */

/** The drawing and its size: { made, width, height }.
    @param {Element} root */
export function table(root) {
  const frame = /** @type {Element} */ (root.parentElement);
  const [top, left] = [frame.scrollTop, frame.scrollLeft];
  frame.scrollTo(0, 0);
  try {
    const box = root.getBoundingClientRect();
    const [width, height] = [Math.ceil(box.width) + 2 * EDGE, Math.ceil(box.height) + 2 * EDGE];
    const at = (/** @type {DOMRect} */ rect) => ({
      x: round(rect.left - box.left + EDGE),
      y: round(rect.top - box.top + EDGE),
      width: round(rect.width),
      height: round(rect.height),
    });
    const boxes = [...root.querySelectorAll(BOX)].flatMap((one) => boxOf(one, at));
    const marks = [...root.querySelectorAll("svg")].map((svg) => markOf(svg, at));
    const viewBox = `0 0 ${width} ${height}`;
    return { made: shape("svg", { viewBox }, ...boxes, ...marks, ...textsIn(root, at)), width, height };
  } finally {
    frame.scrollTo(left, top);
  }
}

/** What is painted of a cell: its ground, the ring of what is marked, the line below a head.
    @param {Element} cell
    @param {Placing} at */
function boxOf(cell, at) {
  const style = getComputedStyle(cell);
  const place = at(cell.getBoundingClientRect());
  const ring = style.boxShadow.match(/^(.*\)) 0px 0px 0px ([\d.]+)px inset$/);
  const made = shape("rect", { ...place, rx: parseFloat(style.borderTopLeftRadius) || 0 });
  paint(made, "fill", style.backgroundColor);
  if (ring) {
    paint(made, "stroke", ring[1]);
    made.setAttribute("stroke-width", ring[2]);
  } else made.setAttribute("stroke", "none");
  const below = parseFloat(style.borderBottomWidth);
  const y = round(place.y + place.height - below / 2);
  const line = lineAt(place, y, below, style.borderBottomColor);
  return [...(ring || made.getAttribute("fill") !== "none" ? [made] : []), ...(below ? [line] : [])];
}

/** A line as wide as a place.
    @param {Place} place
    @param {number} y
    @param {number} thickness
    @param {string} colour */
function lineAt({ x, width }, y, thickness, colour) {
  const ends = { x1: x, x2: round(x + width), y1: y, y2: y };
  const line = shape("line", { ...ends, fill: "none", "stroke-width": thickness });
  paint(line, "stroke", colour);
  return line;
}

/** A drawing within a cell, with nothing that is for a page.
    @param {SVGSVGElement} svg
    @param {Placing} at */
function markOf(svg, at) {
  const { x, y, width } = at(svg.getBoundingClientRect());
  const { baseVal } = svg.viewBox;
  const zoom = width / baseVal.width;
  const [left, top] = [x - baseVal.x * zoom, y - baseVal.y * zoom].map(round);
  return shape("g", { transform: `translate(${left} ${top}) scale(${round(zoom)})` }, ...copies(svg));
}

/** All text, a line at a time.
    @param {Element} root
    @param {Placing} at */
function* textsIn(root, at) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const parent = /** @type {Element} */ (node.parentElement);
    if (parent.closest("svg, .nian-unseen")) continue;
    const style = getComputedStyle(parent);
    if (style.visibility === "hidden") continue;
    for (const { text, rect } of linesOf(node)) {
      const place = at(rect);
      const { x, y, width, height } = place;
      const size = parseFloat(style.fontSize);
      const middle = { x: round(x + width / 2), y: round(y + height / 2 + size * MIDDLE), "text-anchor": "middle" };
      const made = shape("text", { ...middle, "font-size": size, "font-weight": style.fontWeight });
      made.textContent = text;
      paint(made, "fill", style.color);
      yield made;
      if (parent.closest("s")) yield lineAt(place, round(y + height / 2), 1.5, style.color);
    }
  }
}

const MIDDLE = 0.35; // of the type: so far the foot of figures is below their middle

/** The lines of a text as the browser has broken it.
    @param {Text} node */
function linesOf(node) {
  /** @type {{ text: string, rect: DOMRect }[]} */
  const lines = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const rect = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (last && Math.abs(last.rect.top - rect.top) < rect.height / 2) {
      last.text += ` ${word}`;
      last.rect = new DOMRect(last.rect.left, last.rect.top, rect.right - last.rect.left, last.rect.height);
    } else if (rect.width) lines.push({ text: word, rect });
  }
  return lines;
}
