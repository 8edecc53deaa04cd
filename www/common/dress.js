// Further styles of a card, in a file that is fetched on demand.
import { memoAsync } from "./retry.js";
import { fetchOnce } from "../nian/files.js";
import { ours } from "../nian/site.js";

/** Gives two functions for the styles of a file: `coming` has it fetched, and `dress` gives them to a shadow root, once.
    A file that did not come is asked for again the next time.
    @param {string} file */
export function dresser(file) {
  const load = memoAsync(async () => new CSSStyleSheet().replace(await (await fetchOnce(ours(file))).text()));
  const coming = async () => (document.adoptedStyleSheets ? load() : undefined); // Safari before 16.4 has none
  const dress = async (/** @type {ShadowRoot} */ root) => {
    const sheet = await coming();
    const { href } = ours(file);
    if (!sheet && !root.querySelector(`[href="${href}"]`))
      root.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
  return { coming, dress };
}
