// The styles of what the tools add to a card.
import { ours } from "../nian/site.js";
import { make } from "./make.js";

let coming;

/** The sheet; one that did not come is asked for again the next time. */
const sheet = () => (coming ??= fetchSheet().catch((error) => {
  coming = undefined;
  throw error;
}));

async function fetchSheet() {
  const response = await fetch(ours("tools.css"));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return new CSSStyleSheet().replace(await response.text());
}

/** Gives a widget's card these styles, once. */
export async function dress({ shadowRoot }) {
  const href = ours("tools.css");
  if (!document.adoptedStyleSheets) {
    if (!shadowRoot.querySelector(`[href="${href}"]`)) shadowRoot.append(make("link", { rel: "stylesheet", href }));
    return;
  }
  const ready = await sheet();
  if (!shadowRoot.adoptedStyleSheets.includes(ready)) shadowRoot.adoptedStyleSheets.push(ready);
}
