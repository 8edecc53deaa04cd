// Shows the lesson of the page `class/` on paper, and fits its cards to the screen on stage, which are scripts; the rest of the
// page is the app's (`crates/app/src/class`, `crates/app/src/lecture`): it says what is to be seen by the event `nian-show`, and
// asks for a card to be fitted by `nian-fit`.
import { withRetry } from "./common/retry.js";
import { lazyModule } from "./nian/lazy.js";
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

/** @typedef {import("./common/shown.js").Own} Own */
/** @typedef {import("./common/shown.js").ShownThing} ShownThing */
/** What is to be seen (`crates/app/src/class/shown.rs`).
 *
 * @typedef {{
 *   language: string,
 *   title: Own | null,
 *   things: ShownThing[],
 *   paper: [shown: string, address: string, back: string],
 * }} Shown */
/** What a card is fitted by: the promise is of what undoes that.
    @typedef {{ widget: import("./nian.js").NianElement, coming?: Promise<() => void> }} Fit */
/** @typedef {{ handout(place: Element | null, things: object[], options: object): Promise<void> }} Paper */

/** @type {() => Promise<typeof import("./stage.js")>} */
const staging = lazyModule("stage.js");
/** @type {() => Promise<Paper>} */
const paper = lazyModule("handout.js");
const page = /** @type {HTMLElement} */ (document.querySelector(".class"));

/** @param {string} name */
const tell = (name) => page.dispatchEvent(new CustomEvent(name));

/** @param {Shown} shown
    @param {[shown: string, address: string, back: string]} wanted */
async function onPaper({ language, title, things }, [shown, address, back]) {
  const { handout } = await withRetry(paper);
  const all = things.map(({ called: [called], ...thing }) => ({ ...thing, called }));
  const options = { language, title: title?.text ?? "", shown, address, back };
  await handout(page.querySelector("[data-paper]"), all, options);
}

page.addEventListener("nian-show", async (event) => {
  const shown = /** @type {CustomEvent<Shown>} */ (event).detail;
  try {
    await onPaper(shown, shown.paper);
  } catch (error) {
    console.info("nian:", error);
    tell("nian-failed");
  }
});
document.addEventListener("nian-fit", (event) => {
  const { detail } = /** @type {CustomEvent<Fit>} */ (event);
  detail.coming = withRetry(staging).then(({ stage }) => stage(detail.widget));
});
tell("nian-shows");
document.dispatchEvent(new Event("nian-fits"));
