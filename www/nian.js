// The elements of Nian for any page: <nian-example>, <nian-game>, <nian-table>, <nian-number>,
// <nian-claim>.
//
// This file is all that a page loads at first; the modules in `nian/` are parts of it. A lesson of ours
// is then stepped through from a small file of cards (`nian/frames.js`). The engine, a wasm, one
// instance for the whole page, is fetched when something else is to be shown, when the reader does
// what cards cannot do, and once the page has come to rest. What stands inside a tag is shown until
// then, and stays where nothing of this can run.

import { NianElement, dressed } from "./nian/element.js";
import { onBroken } from "./nian/engine.js";
import { uses } from "./nian/keys.js";
import { lookAtFirst } from "./nian/near.js";
import { RELEASE, VERSION, site } from "./nian/site.js";
import { TAGS } from "./common/known.js";

export { RELEASE as release, VERSION as version };

site.base = new URL(".", import.meta.url);

// Loaded twice, the first copy has defined them.
/** @type {typeof NianElement | undefined} */
const there = /** @type {any} */ (customElements.get(TAGS[0]));
if (!there) begin();
else if (there.version !== VERSION) console.warn(`nian ${there.version} is used, not ${VERSION}`);

function begin() {
  lookAtFirst(TAGS.join());
  for (const tag of TAGS) customElements.define(tag, class extends NianElement {});

  new MutationObserver(() => dressed.forEach((element) => element.dress())).observe(document, {
    attributes: true,
    subtree: true,
    attributeFilter: ["lang", "data-nian-theme"],
  });

  addEventListener("online", () => dressed.forEach((element) => element.recover()));
  // What the reader has not come near comes to life for paper, in time if its files are there; what is printed of our own
  // pages stands in the tag.
  addEventListener("beforeprint", () =>
    dressed.forEach((element) => element.querySelector("noscript, .nian-fixed") ?? element.ready)
  );
  onBroken(() => dressed.forEach((element) => element.rebuild()));

  // On a page that is all one widget, keys act wherever the focus is, unless a field has it.
  document.addEventListener("keydown", (event) => {
    const { nianKeys } = document.documentElement.dataset;
    if (nianKeys !== "page" || /** @type {Element} */ (event.target).closest?.(TAGS.join())) return;
    /** @type {NianElement | null} */
    const widget = document.querySelector(TAGS.join());
    if (widget) uses(event, widget);
  });
}
