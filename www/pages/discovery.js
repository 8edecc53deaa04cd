// Boards on which readers find a rule themselves: their script is fetched when one of them is near.
import { script } from "./scripts.js";

/** @type {() => Promise<{ wake(place: HTMLElement): void }>} */
const load = script("discovery.js");

/** Activates a board, or the line that quotes its guess; a board shows an error where its script cannot be loaded.
    @param {HTMLElement} place */
const wake = async (place) => {
  try {
    (await load()).wake(place);
  } catch (error) {
    console.info("nian:", error);
    /** @type {HTMLElement | null} */
    const trouble = place.querySelector("[role=alert]");
    if (!trouble) return;
    trouble.hidden = false;
    /** @type {HTMLElement} */ (trouble.lastElementChild).onclick = () => {
      trouble.hidden = true;
      wake(place);
    };
  }
};

/** Activates the boards in a part of the article that comes near the viewport. */
export const discoveries = () => {
  const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-module]")]);
  if (!places[0]) return;
  const partOf = (/** @type {HTMLElement} */ place) => /** @type {HTMLElement} */ (place.closest(".part"));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        places.filter((place) => partOf(place) === target).forEach(wake);
      }
    },
    { rootMargin: "1100px" }
  );
  for (const place of places) observer.observe(partOf(place));
};
