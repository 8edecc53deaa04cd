// The styles of the cards.
import { make } from "./dom.js";
import { memoAsync } from "../common/retry.js";
import { fetchRead } from "./files.js";
import { ours } from "./site.js";

/** Whether there are constructable style sheets; before Safari 16.4 each element links to the files instead. */
export const SHEETS = Boolean(document.adoptedStyleSheets);

/** How an element stands in a page: there as soon as this script is. */
const stance = SHEETS && new CSSStyleSheet();
if (stance) stance.replaceSync("%STANCE%");

/** Rejects an HTML page in their place, such as a host's error or a network's login page.
    @param {string} text */
const styles = (text) => {
  if (/^\s*(<|$)/.test(text)) throw new Error("not styles");
  return text;
};

/** Those that have come, each at its place. @type {CSSStyleSheet[]} */
const sheets = [];
/** @type {(place: number, names: () => string[]) => () => Promise<void>} */
const sheet = (place, names) =>
  memoAsync(async () => {
    if (!SHEETS) return;
    const texts = await Promise.all(names().map((name) => fetchRead(ours(name), styles)));
    sheets[place] = await new CSSStyleSheet().replace(texts.join(""));
  });
const load = sheet(0, () => ["nian.css", "old.css"].slice(0, CSS.supports("color", "light-dark(red, red)") ? 1 : 2));

/** The promise of the styles of cards; none once they are there. */
export const stylesComing = () => (SHEETS && !sheets[0] ? load() : undefined);

/** Fetches the styles of what only the engine shows. */
export const boardStyles = sheet(1, () => ["board.css"]);

/** Gives a shadow root the stance, and links to the rest where sheets cannot be made.
    @param {ShadowRoot} root */
export function stand(root) {
  if (SHEETS) root.adoptedStyleSheets = [/** @type {CSSStyleSheet} */ (stance)];
  else
    for (const file of ["stance.css", "nian.css", "board.css", "old.css"])
      root.append(Object.assign(make("link"), { rel: "stylesheet", href: ours(file) }));
}

/** Gives a shadow root the styles that have come.
    @param {ShadowRoot} root */
export function wear(root) {
  if (SHEETS) root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...Object.values(sheets)])];
}
