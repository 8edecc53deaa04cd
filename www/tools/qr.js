// QR codes, which a wasm of their own makes.
import { lazyModule } from "../nian/lazy.js";
import { ours } from "../nian/site.js";
import { draw } from "./draw.js";

/** @typedef {import("./draw.js").Shape} Shape */
/** @typedef {{ default(from: { module_or_path: URL }): Promise<unknown>, qr(text: string): string }} Coder
    the script of the wasm, as wasm-bindgen writes it */

/** @type {() => Promise<Coder>} */
const script = lazyModule("nian-qr.js");

/** The code of a text as a picture, which `label` names for those who cannot see it.
    @param {string} text
    @param {string} label */
export async function codeOf(text, label) {
  const { default: start, qr } = await script();
  await start({ module_or_path: ours("nian-qr_bg.wasm?%QR%") });
  const code = drawing(qr(text).split("\n"));
  code.setAttribute("role", "img");
  code.setAttribute("aria-label", label);
  return code;
}

/** Rows of 0 and 1, dark on light whatever the theme, with the margin that readers need.
    @param {string[]} rows */
function drawing(rows) {
  const all = rows.length + 8;
  const dark = rows.flatMap((row, y) => [...row].flatMap((is, x) => (is === "1" ? `M${x + 4} ${y + 4}h1v1h-1z` : [])));
  /** @type {Shape} */
  const ground = ["path", { fill: "#fff", d: `M0 0h${all}v${all}H0z` }, []];
  /** @type {Shape} */
  const modules = ["path", { fill: "#000", d: dark.join("") }, []];
  return draw(["svg", { viewBox: `0 0 ${all} ${all}`, "shape-rendering": "crispEdges" }, [ground, modules]]);
}
