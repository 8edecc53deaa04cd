// The contents of an article, beside the text.
import { root } from "./root.js";

/** The contents stand open where there is room beside the text, and where they are gone to. */
export const openContents = () => {
  /** @type {HTMLDetailsElement | null} */
  const contents = document.querySelector(".contents > details");
  if (!contents) return;
  const fold = () => {
    const beside = root.dataset.theme === "projector" ? "1500px" : "79rem"; // as article.css has it
    contents.open = matchMedia(`(min-width: ${beside})`).matches;
  };
  fold();
  document.addEventListener("click", ({ target }) => {
    if (/** @type {Element} */ (target).closest("a[href='#contents']")) contents.open = true;
  });
};

/** Marks in the contents the section at the reading line, a third down the window. */
export const followReading = () => {
  const linkTo = (/** @type {string} */ id) => document.querySelector(`.contents a[href="#${id}"]`);
  const mark = (/** @type {IntersectionObserverEntry} */ { target, isIntersecting }) =>
    linkTo(target.id)?.setAttribute("aria-current", String(isIntersecting));
  const observer = new IntersectionObserver((entries) => entries.forEach(mark), { rootMargin: "-33% 0px -66% 0px" });
  for (const part of document.querySelectorAll("section.part")) observer.observe(part);
};
