// A picture of a card as a file of its own, fetched when somebody asks for one: SVG with its looks in it, or PNG.
//
// The modules in `picture/` are parts of this file.
import { SHOWN_BY } from "./common/known.js";
import { panelsOf } from "./common/panels.js";
import { dots } from "./picture/dots.js";
import { panel, set, shape } from "./picture/shapes.js";
import { table } from "./picture/table.js";
import { make } from "./common/make.js";

export const version = "%VERSION%";

const GAP = 16; // between panels

/** @typedef {import("./nian.js").NianElement} NianElement */

/** Saves the picture that a widget shows as a file of this kind, `svg` or `png`.
    @param {NianElement} widget
    @param {string} kind */
export async function save(widget, kind) {
  const svg = drawing(widget);
  const text = new XMLSerializer().serializeToString(svg);
  const made = kind === "svg" ? new Blob([text], { type: "image/svg+xml" }) : await dots(svg);
  const link = make("a", { href: URL.createObjectURL(made), download: `${nameOf(widget)}.${kind}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What the file is called: what is shown, and the step.
    @param {NianElement} widget */
function nameOf(widget) {
  const kind = widget.localName.replace("nian-", "");
  const of = widget.getAttribute(SHOWN_BY[kind]) ?? widget.position ?? "";
  const [name, step] = kind === "game" ? [widget.position ?? "", 0] : [of, widget.step];
  return `nian-${name
    .replace(/\.json$/, "")
    .replace(/[^A-Za-z0-9.]+/g, "-")
    .slice(-60)}${step ? `-${step}` : ""}`;
}

/** All that is drawn on the board, one picture below the other, in the light colours.
    @param {Element} widget */
export function drawing(widget) {
  const frame = /** @type {HTMLElement} */ (widget.shadowRoot?.querySelector(".nian"));
  const { theme } = frame.dataset;
  frame.dataset.theme = "light";
  try {
    const parts = panelsOf(frame).map((one) => (one instanceof SVGSVGElement ? panel(one) : table(one)));
    const width = Math.max(...parts.map((part) => part.width));
    let top = 0;
    for (const { made, width: own, height } of parts) {
      set(made, { x: (width - own) / 2, y: top, width: own, height });
      top += height + GAP;
    }
    const height = top - GAP;
    const title = shape("title", {});
    title.textContent = frame.querySelector(".nian-title")?.textContent ?? "";
    const place = { width, height, viewBox: `0 0 ${width} ${height}` };
    const looks = { "font-family": "sans-serif", lang: frame.lang, role: "img" };
    return shape("svg", { ...place, ...looks }, title, ...parts.map(({ made }) => made));
  } finally {
    frame.dataset.theme = theme;
  }
}
