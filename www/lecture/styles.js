// The styles of all this, which come with the script.
import { element } from "../common/make.js";
import { ours } from "../nian/site.js";

let coming;

/** Has the page wear them; a sheet that does not come is asked for again by another address, and then done without. */
export const dress = () => (coming ??= link("lecture.css").catch(() => link("lecture.css?again")).catch(() => {}));

function link(path) {
  const sheet = element("link", { rel: "stylesheet", href: ours(path).href });
  const come = new Promise((then, fail) => {
    sheet.addEventListener("load", then);
    sheet.addEventListener("error", fail);
  });
  document.head.append(sheet);
  return come;
}

/** What a card does without on stage: the line below it says its title, and clickers step. */
const SPARE = `
.nian[data-stage] .nian-head { display: none; }
.nian[data-stage] .nian-card { padding-top: calc(1 * var(--u)); }
:host([data-teams]) :is(.nian-whose, .nian-reveal) { display: none !important; }
`;

/** The attribute of a claim whose check is awaited. */
export const WAITS = "data-waits";

/** What such a claim keeps to itself: that it is an erratum, what is true instead, and why. */
const WAITING = `
:host([${WAITS}]) :is(.nian-origin, .nian-claim-part, .nian-claim > p:not([class]) ~ p) { display: none !important; }
`;

const sheets = new Map(); // by their text

/** Gives a card styles; in a browser that cannot, it shows a little more. */
function wear(root, text) {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Fits a card to the stage. */
export const spare = (root) => wear(root, SPARE);

/** Has a claim keep its answer to itself while it has the attribute. */
export function hideAnswers({ localName, shadowRoot }) {
  if (localName !== "nian-claim") return;
  try {
    wear(shadowRoot, WAITING);
  } catch {} // before Safari 16.4
}
