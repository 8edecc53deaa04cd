import { written } from "../common/written.js";
import { keepInAddress } from "./address.js";
import { script } from "./scripts.js";

/** @typedef {import("../nian.js").NianExample} NianExample */

/** @type {() => Promise<typeof import("../path.js")>} */
const path = script("path.js");

/** `articles/SLUG/CHAPTER/?step=3#EXAMPLE`: the step of an example of the page, and back. */
export const articlePage = () => {
  /** @type {NodeListOf<NianExample>} */
  const examples = document.querySelectorAll("section.part nian-example");
  const sectionOf = (/** @type {NianExample} */ example) => /** @type {HTMLElement} */ (example.closest("[id]"));
  const step = new URLSearchParams(location.search).get("step");
  const asked = [...examples].find((example) => `#${sectionOf(example).id}` === location.hash);
  if (step !== null) asked?.setAttribute("step", step);
  /** @type {number | undefined} */
  let later;
  /** The first page leads back to here, and ticks what has been gone through.
      @param {NianExample} example
      @param {number} step
      @param {boolean} done */
  const keep = (example, step, done) => {
    const section = sectionOf(example);
    const article = /** @type {HTMLElement} */ (section.closest(".book")).id;
    const title = section.querySelector("h2, h3")?.firstChild?.textContent ?? "";
    path()
      .then(({ remember }) => remember({ section: `${article}/${section.id}`, title, lang: written(), step }, done))
      .catch(() => {}); // it is not what the reader came for
  };
  for (const example of examples) {
    example.addEventListener("nian-step", ({ detail: { step, steps } }) => {
      if (step && step === steps) keep(example, step, true);
      // At rest, when nothing moves any more: a new address takes as long as a step, and a browser takes no
      // more than a few a second.
      clearTimeout(later);
      later = setTimeout(() => {
        if (!example.isConnected) return; // its section is not known any more
        if (step && step < steps) keep(example, step, false);
        keepInAddress("step", step, sectionOf(example).id);
      }, 500);
    });
  }
};
