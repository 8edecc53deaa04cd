import { idle } from "../common/idle.js";
import { keepInAddress } from "./address.js";

/** @typedef {import("../nian.js").NianElement} NianElement */

/** Activates all widgets, one after the other: their fallback content, for paper, tells all answers.
    @param {NianElement[]} all */
const wake = async (all) => {
  for (const widget of all) {
    await customElements.whenDefined(widget.localName);
    await widget.ready.catch(() => {}); // it says so itself
    await idle();
  }
};

/**
 * `?answers=hidden`: a teacher's first wish, on every page. Whoever hides the answers of one card of
 * an article hides those of all, and the address says so; a board is played on by itself.
 *
 * @param {NianElement[]} all
 */
export const hideAnswers = (all) => {
  let common = new URLSearchParams(location.search).get("answers");
  const own = new Map(all.map((widget) => [widget, widget.getAttribute("answers")]));
  const set = (shownAgain = false) => {
    for (const widget of all) {
      const answers = (shownAgain && widget.localName === "nian-game" ? own.get(widget) : common) ?? null;
      if (answers === null) widget.removeAttribute("answers");
      else if (widget.getAttribute("answers") !== answers) widget.setAttribute("answers", answers);
    }
    if (common === "hidden") wake(all);
  };
  if (common !== null) set();
  const book = document.querySelector(".book");
  if (!book) return;
  new MutationObserver((changes) => {
    const target = changes.map(({ target }) => /** @type {NianElement} */ (target)).find((one) => all.includes(one));
    const answers = target?.getAttribute("answers");
    if (!answers || answers === common || target?.localName === "nian-game") return;
    if (![common, answers].includes("hidden")) return;
    common = answers;
    set(answers !== "hidden");
    keepInAddress("answers", answers);
  }).observe(book, { subtree: true, attributeFilter: ["answers"] });
};
