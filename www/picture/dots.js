// A drawing as dots.
import { make } from "../common/make.js";

const LARGER = 2; // so many dots for each of the picture's, in both directions
const MOST = 8000; // dots of a side: a browser draws no larger ones

/** @typedef {(name: string, usual?: string) => string} Said what an attribute says */
/** @typedef {(name: string, usual?: number) => number} Numbered the same as a number */

/** The picture as dots on white. It is painted shape by shape: pages whose policy allows no `data:` images would refuse
    to draw the file.
    @param {SVGElement} svg
    @returns {Promise<Blob>} */
export function dots(svg) {
  const [width, height] = sizeOf(svg);
  const larger = Math.min(LARGER, MOST / Math.max(width, height));
  const sheet = make("canvas", { width: Math.round(width * larger), height: Math.round(height * larger) });
  const context = /** @type {CanvasRenderingContext2D} */ (sheet.getContext("2d"));
  context.fillStyle = "#fff";
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.scale(larger, larger);
  for (const panel of svg.querySelectorAll("svg")) {
    const [left, top, wide] = (panel.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const [x, y, width] = ["x", "y", "width"].map((name) => Number(panel.getAttribute(name)));
    context.save();
    context.translate(x, y);
    const zoom = width / wide;
    context.scale(zoom, zoom);
    context.translate(-left, -top);
    for (const shape of panel.children) put(context, shape);
    context.restore();
  }
  return new Promise((then, fail) => {
    sheet.toBlob((made) => (made ? then(made) : fail(new Error("no picture"))), "image/png");
  });
}

const sizeOf = (/** @type {SVGElement} */ svg) => ["width", "height"].map((name) => Number(svg.getAttribute(name)));

/** Paints a shape and what stands in it.
    @param {CanvasRenderingContext2D} context
    @param {Element} shape */
function put(context, shape) {
  /** @type {Said} */
  const said = (name, usual = "") => shape.getAttribute(name) ?? usual;
  /** @type {Numbered} */
  const number = (name, usual = 0) => parseFloat(said(name, String(usual))) || 0;
  context.save();
  const moved = /^translate\((\S+) (\S+)\)(?: scale\((\S+)\))?$/;
  const [, across, down, zoom = 1] = said("transform").match(moved) ?? [];
  if (across) {
    context.translate(Number(across), Number(down));
    context.scale(Number(zoom), Number(zoom));
  }
  const opacity = context.globalAlpha * number("opacity", 1);
  context.globalAlpha = opacity;
  for (const inside of shape.children) put(context, inside);
  const path = pathOf(shape.localName, said, number);
  if (said("fill", "none") !== "none") {
    context.globalAlpha = opacity * number("fill-opacity", 1);
    context.fillStyle = said("fill");
    if (path) context.fill(path);
    else if (shape.localName === "text") {
      context.font = `${said("font-style", "normal")} ${said("font-weight", "400")} ${number("font-size", 16)}px sans-serif`;
      /** @type {Record<string, CanvasTextAlign>} */
      const aligned = { middle: "center", end: "end" };
      context.textAlign = aligned[said("text-anchor")] ?? "start";
      context.fillText(shape.textContent ?? "", number("x"), number("y"));
    }
  }
  if (path && said("stroke", "none") !== "none") {
    context.globalAlpha = opacity * number("stroke-opacity", 1);
    context.strokeStyle = said("stroke");
    context.lineWidth = number("stroke-width", 1);
    context.lineCap = /** @type {CanvasLineCap} */ (said("stroke-linecap", "butt"));
    context.lineJoin = /** @type {CanvasLineJoin} */ (said("stroke-linejoin", "miter"));
    const dashes = said("stroke-dasharray").match(/[\d.]+/g) ?? [];
    context.setLineDash(dashes.map(Number));
    context.stroke(path);
  }
  context.restore();
}

/** The outline of a shape that has one.
    @param {string} kind
    @param {Said} said
    @param {Numbered} number */
function pathOf(kind, said, number) {
  const path = new Path2D(kind === "path" ? said("d", "") : undefined);
  if (kind === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  else if (kind === "line") {
    path.moveTo(number("x1"), number("y1"));
    path.lineTo(number("x2"), number("y2"));
  } else if (kind === "rect") {
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => number(name));
    if (path.roundRect) path.roundRect(x, y, width, height, Math.min(number("rx"), width / 2, height / 2));
    else path.rect(x, y, width, height); // older browsers have no rounded ones
  } else if (kind !== "path") return undefined;
  return path;
}
