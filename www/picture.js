// A picture of a card as a file of its own, fetched when somebody asks for one: SVG with its looks in it, or PNG.
import { SHOWN_BY } from "./common/known.js";
import { make } from "./tools/make.js";

const SVG = "http://www.w3.org/2000/svg";
const LARGER = 2; // a PNG has so many dots for each of the picture's, in both directions
const GAP = 16; // between panels
const MOST = 8000; // dots of a side: a browser draws no larger ones

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
const LETTERS = { "font-size": "", "font-weight": "400", "font-style": "normal", "letter-spacing": "normal", "text-anchor": "start" };

/** Saves the picture that a widget shows as a file of this kind, `svg` or `png`. */
export async function save(widget, kind) {
  const svg = drawing(widget);
  const text = new XMLSerializer().serializeToString(svg);
  const made = kind === "svg" ? new Blob([text], { type: "image/svg+xml" }) : await dots(svg);
  const link = make("a", { href: URL.createObjectURL(made), download: `${nameOf(widget)}.${kind}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What the file is called: what is shown, and the step. */
function nameOf(widget) {
  const kind = widget.localName.replace("nian-", "");
  const of = widget.getAttribute(SHOWN_BY[kind]) ?? widget.position ?? "";
  const [name, step] = kind === "game" ? [widget.position, 0] : [of, widget.step];
  return `nian-${name.replace(/\.json$/, "").replace(/[^A-Za-z0-9.]+/g, "-").slice(-60)}${step ? `-${step}` : ""}`;
}

/** All that is drawn on the board, one picture below the other, in the light colours. */
function drawing(widget) {
  const frame = widget.shadowRoot.querySelector(".nian");
  const { theme } = frame.dataset;
  frame.dataset.theme = "light";
  try {
    const panels = [...frame.querySelectorAll(".nian-board .nian-picture")].filter((one) => one.getClientRects().length && !one.closest("table, .nian-walk, .nian-rooms"));
    const parts = panels.map(panel);
    const width = Math.max(...parts.map((part) => part.width));
    const all = document.createElementNS(SVG, "svg");
    let top = 0;
    for (const { made, width: own, height } of parts) {
      for (const [name, value] of Object.entries({ x: (width - own) / 2, y: top, width: own, height })) made.setAttribute(name, value);
      all.append(made);
      top += height + GAP;
    }
    const height = top - GAP;
    for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}`, "font-family": "sans-serif", lang: frame.lang, role: "img" })) all.setAttribute(name, value);
    const title = document.createElementNS(SVG, "title");
    title.textContent = frame.querySelector(".nian-title")?.textContent ?? "";
    all.prepend(title);
    return all;
  } finally {
    frame.dataset.theme = theme;
  }
}

/** A picture with what its style sheets say written into it: { made, width, height }. */
function panel(svg) {
  const made = copy(svg);
  const { x, y, width, height } = svg.viewBox.baseVal;
  // What reaches beyond its edges is seen on the page, so the file has it, too.
  const inside = svg.getBBox();
  const [left, top] = [Math.min(x, inside.x - 2), Math.min(y, inside.y - 2)];
  const [right, bottom] = [Math.max(x + width, inside.x + inside.width + 2), Math.max(y + height, inside.y + inside.height + 2)];
  made.setAttribute("viewBox", [left, top, right - left, bottom - top].map((length) => Number(length.toFixed(2))).join(" "));
  const zoom = Number(svg.getAttribute("width")) / width || 1;
  return { made, width: Math.ceil((right - left) * zoom), height: Math.ceil((bottom - top) * zoom) };
}

/** A shape with its looks and its place, and nothing that is for a page. */
function copy(shape) {
  const made = document.createElementNS(SVG, shape.localName);
  for (const { name, value } of shape.attributes) {
    if (!/^(class|style|data-|tabindex|role|aria-|width$|height$)/.test(name) || (shape.localName === "rect" && /^(width|height)$/.test(name))) made.setAttribute(name, value);
  }
  if (shape.localName === "svg") {
    made.append(...copies(shape));
    return made;
  }
  const style = getComputedStyle(shape);
  const text = shape.localName === "text";
  for (const [name, usual] of Object.entries(text ? { ...LOOKS, ...LETTERS } : shape.localName === "g" ? { opacity: "1" } : LOOKS)) {
    const value = style.getPropertyValue(name);
    if (["fill", "stroke"].includes(name)) paint(made, name, value);
    else if (value !== usual) made.setAttribute(name, value);
  }
  if (text) made.textContent = shape.textContent;
  else made.append(...copies(shape));
  return made;
}

/** What stands in it, without what is only to be touched. */
const copies = (shape) => [...shape.children].filter((one) => !one.matches(".hit, title")).map(copy);

let canvas;

/** A colour as every program reads it: `#rrggbb`, and how much it covers. */
function paint(made, name, value) {
  if (value === "none") return made.setAttribute(name, "none");
  canvas ??= make("canvas", { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, covers] = canvas.getImageData(0, 0, 1, 1).data;
  if (!covers) return made.setAttribute(name, "none");
  made.setAttribute(name, `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`);
  if (covers < 255) made.setAttribute(`${name}-opacity`, (covers / 255).toFixed(3));
}

/** The picture as dots on white. It is painted shape by shape: pages whose policy allows no `data:` images would refuse
    to draw the file. */
function dots(svg) {
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
  return new Promise((then, fail) => sheet.toBlob((made) => (made ? then(made) : fail(new Error("no picture"))), "image/png"));
}

const sizeOf = (svg) => ["width", "height"].map((name) => Number(svg.getAttribute(name)));

/** Paints a shape and what stands in it. */
function put(context, shape) {
  const said = (name, usual) => shape.getAttribute(name) ?? usual;
  const number = (name, usual = 0) => parseFloat(said(name, usual)) || 0;
  context.save();
  const moved = said("transform", "").match(/^translate\((\S+) (\S+)\)$/);
  if (moved) context.translate(Number(moved[1]), Number(moved[2]));
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
    context.setLineDash(said("stroke-dasharray", "").match(/[\d.]+/g)?.map(Number) ?? []);
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
