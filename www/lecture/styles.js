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

let sheet;

/** Gives a card these styles; in a browser that cannot, it shows a little more. */
export function spare(root) {
  if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(SPARE);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
