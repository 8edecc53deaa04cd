import { late } from "../nian/late.js";
import { ours } from "../nian/site.js";
import { openSheet } from "./dialog.js";
import { draw } from "./draw.js";
import { make } from "./make.js";

const script = late("qr.js?%QR%");

/** An address for a class to point its telephones at. */
export async function showCode(card, address) {
  const { words } = card;
  const { default: start, qr } = await script();
  await start({ module_or_path: ours("qr_bg.wasm?%QR%") });
  const dialog = openSheet(card, words.qr);
  dialog.classList.add("nian-qr");
  const code = drawing(qr(address).split("\n"));
  code.setAttribute("role", "img");
  code.setAttribute("aria-label", words.qrAbout);
  dialog.append(code, make("p", {}, make("a", { href: address }, address)));
}

/** Rows of 0 and 1, dark on light whatever the theme, with the margin that readers need. */
function drawing(rows) {
  const all = rows.length + 8;
  const dark = rows.flatMap((row, y) => [...row].flatMap((is, x) => (is === "1" ? `M${x + 4} ${y + 4}h1v1h-1z` : [])));
  const ground = ["path", { fill: "#fff", d: `M0 0h${all}v${all}H0z` }, []];
  const modules = ["path", { fill: "#000", d: dark.join("") }, []];
  return draw(["svg", { viewBox: `0 0 ${all} ${all}`, "shape-rendering": "crispEdges" }, [ground, modules]]);
}
