// A drawing as dots.
import { make } from "../tools/make.js";

const LARGER = 2; // so many dots for each of the picture's, in both directions
const MOST = 8000; // dots of a side: a browser draws no larger ones

/** The picture as dots on white. It is painted shape by shape: pages whose policy allows no `data:` images would refuse
    to draw the file. */
export function dots(svg) {
  const [width, height] = sizeOf(svg);
  const larger = Math.min(LARGER, MOST / Math.max(width, height));
  const sheet = make("canvas", { width: Math.round(width * larger), height: Math.round(height * larger) });
  const context = sheet.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.scale(larger, larger);
  for (const panel of svg.querySelectorAll("svg")) {
    const [left, top, wide] = panel.getAttribute("viewBox").split(" ").map(Number);
    context.save();
    context.translate(...["x", "y"].map((name) => Number(panel.getAttribute(name))));
    const zoom = Number(panel.getAttribute("width")) / wide;
    context.scale(zoom, zoom);
    context.translate(-left, -top);
    for (const shape of panel.children) put(context, shape);
    context.restore();
  }
  return new Promise((then, fail) =>
    sheet.toBlob((made) => (made ? then(made) : fail(new Error("no picture"))), "image/png")
  );
}

const sizeOf = (svg) => ["width", "height"].map((name) => Number(svg.getAttribute(name)));

/** Paints a shape and what stands in it. */
function put(context, shape) {
  const said = (name, usual) => shape.getAttribute(name) ?? usual;
  const number = (name, usual = 0) => parseFloat(said(name, usual)) || 0;
  context.save();
  const [, across, down, zoom = 1] =
    said("transform", "").match(/^translate\((\S+) (\S+)\)(?: scale\((\S+)\))?$/) ?? [];
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
      context.textAlign = { middle: "center", end: "end" }[said("text-anchor")] ?? "start";
      context.fillText(shape.textContent, number("x"), number("y"));
    }
  }
  if (path && said("stroke", "none") !== "none") {
    context.globalAlpha = opacity * number("stroke-opacity", 1);
    context.strokeStyle = said("stroke");
    context.lineWidth = number("stroke-width", 1);
    context.lineCap = said("stroke-linecap", "butt");
    context.lineJoin = said("stroke-linejoin", "miter");
    context.setLineDash(
      said("stroke-dasharray", "")
        .match(/[\d.]+/g)
        ?.map(Number) ?? []
    );
    context.stroke(path);
  }
  context.restore();
}

/** The outline of a shape that has one. */
function pathOf(kind, said, number) {
  const path = new Path2D(kind === "path" ? said("d", "") : undefined);
  if (kind === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  else if (kind === "line") {
    path.moveTo(number("x1"), number("y1"));
    path.lineTo(number("x2"), number("y2"));
  } else if (kind === "rect") {
    const box = ["x", "y", "width", "height"].map((name) => number(name));
    if (path.roundRect) path.roundRect(...box, Math.min(number("rx"), box[2] / 2, box[3] / 2));
    else path.rect(...box);
  } else if (kind !== "path") return undefined;
  return path;
}
