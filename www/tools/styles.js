// The styles of what the tools add to a card.
import { ours } from "../nian/site.js";
import { make } from "./make.js";

let sheet;

async function fetchSheet() {
  const response = await fetch(ours("tools.css"));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return new CSSStyleSheet().replace(await response.text());
}

const dressed = new WeakSet();

/** Gives a widget's card these styles, once. */
export async function dress(widget) {
  if (dressed.has(widget)) return;
  dressed.add(widget);
  const { shadowRoot } = widget;
  if (document.adoptedStyleSheets) shadowRoot.adoptedStyleSheets.push(await (sheet ??= fetchSheet()));
  else shadowRoot.append(make("link", { rel: "stylesheet", href: ours("tools.css") }));
}
