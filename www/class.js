// Shows the lesson of the page `class/` on stage and on paper, which are scripts; the rest of the page is the app's
// (`crates/app/src/class`), which says what is to be seen by the event `nian-show`.
import { element } from "./common/make.js";
import { withRetry } from "./common/retry.js";
import { lazyModule } from "./nian/lazy.js";
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

/** @typedef {import("./common/shown.js").Own} Own */
/** @typedef {import("./common/shown.js").ShownThing} ShownThing */
/** @typedef {{ at: number, step: number }} Place */
/** What is to be seen (`crates/app/src/class/shown.rs`).
 *
 * @typedef {{
 *   language: string,
 *   title: Own | null,
 *   things: ShownThing[],
 *   at: number,
 *   step: number,
 *   said: string | null,
 *   paper: [shown: string, address: string, back: string] | null,
 * }} Shown */
/** @typedef {{ lecture(place: Element, deck: object, options: object): Promise<unknown> }} Stage */
/** @typedef {{ handout(place: Element | null, things: object[], options: object): Promise<void> }} Paper */

/** @type {() => Promise<Stage>} */
const lecture = lazyModule("lecture.js");
/** @type {() => Promise<Paper>} */
const paper = lazyModule("handout.js");
const page = /** @type {HTMLElement} */ (document.querySelector(".class"));
/** @type {HTMLElement | undefined} */
let stage;

/** @param {string} name
    @param {object} [detail] */
const tell = (name, detail) => page.dispatchEvent(new CustomEvent(name, { detail }));

/** The lesson on stage as an address, where the class is at a step of a thing: only the app writes it.
    @param {number} at
    @param {number} step
    @param {boolean} pupils */
function written(at, step, pupils) {
  const detail = { at, step, pupils, address: "" };
  tell("nian-written", detail);
  return detail.address;
}

/** @param {Shown} shown */
async function onStage({ language, said, ...deck }) {
  stage?.remove();
  const place = element("div", {});
  stage = place;
  page.append(place);
  const script = await withRetry(lecture);
  /** @type {Record<string, import("./common/shown.js").AddressAt>} */
  const asked = {
    written: (at, step) => written(at, step, false),
    forPupils: (at, step) => written(at, step, true),
  };
  const options = {
    language,
    said: said ?? undefined,
    onChange: (/** @type {Place} */ { at, step }) => tell("nian-placed", { at, step }),
    onLeave(/** @type {Place} */ { at, step }) {
      place.remove();
      tell("nian-left", { at, step });
    },
  };
  await script.lecture(place, { ...deck, ...asked }, options);
}

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
    await (shown.paper ? onPaper(shown, shown.paper) : onStage(shown));
  } catch (error) {
    console.info("nian:", error);
    stage?.remove();
    tell("nian-failed");
  }
});
tell("nian-shows");
