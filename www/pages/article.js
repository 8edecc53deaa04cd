import { composing } from "../common/composing.js";
import { written } from "../common/written.js";
import { keepInAddress } from "./address.js";
import { script } from "./scripts.js";

/** @typedef {import("../nian.js").NianExample} NianExample */

/** @type {() => Promise<typeof import("../path.js")>} */
const path = script("path.js");

/** The previous chapter, and the next.
    @type {Record<string, string>} */
const WAYS = { PageUp: "prev", PageDown: "next" };

/** Alt with PageUp or PageDown goes to the chapter before or after. */
export const chapterKeys = () => {
  addEventListener("keydown", (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    const way = altKey && !ctrlKey && !metaKey && !shiftKey && WAYS[key];
    if (!way || composing(event)) return;
    const [at] = /** @type {HTMLElement[]} */ (event.composedPath());
    if (at.isContentEditable || at.matches?.("input, textarea, select")) return;
    /** @type {HTMLAnchorElement | null} */
    const link = document.querySelector(`.neighbours a[rel="${way}"]`);
    if (!link) return;
    event.preventDefault();
    link.click();
  });
};

/** Has the next chapter fetched once the page is there: before, it would come between the page and its own files. */
export const prefetchNext = () => {
  /** @type {HTMLAnchorElement | null} */
  const next = document.querySelector('.neighbours a[rel="next"]');
  const link = next && Object.assign(document.createElement("link"), { rel: "prefetch", href: next.href });
  if (link) addEventListener("load", () => document.head.append(link));
};

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
    const book = /** @type {HTMLElement} */ (section.closest(".book"));
    // A chapter's first section may be named by the chapter's title.
    const heading = section.querySelector(":scope > :is(h2, h3)") ?? book.querySelector("h1");
    const title = heading?.firstChild?.textContent ?? "";
    path()
      .then(({ remember }) => remember({ section: `${book.id}/${section.id}`, title, lang: written(), step }, done))
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
