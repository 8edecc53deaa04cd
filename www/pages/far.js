import { linkIn } from "./links.js";

const FAR = 1500; // pixels; the browser shows by itself what comes nearer before this is told
const SOON = 500; // milliseconds; cards that follow a change of width do so one soon after another

/** Marks the parts of a long page that are far from the window, which the browser then leaves out
    (article.css). Before that all is laid out, at first and when lines get another length or size, until
    every part keeps its height: with that the browser leaves it out.
    @param {Promise<void>} settled */
export const leaveOutFar = async (settled) => {
  await settled;
  const parts = document.querySelectorAll(".part");
  if (!parts.length) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) target.toggleAttribute("data-far", !isIntersecting);
    },
    { rootMargin: `${FAR}px` }
  );
  /** @type {number | undefined} */
  let later;
  const heights = new ResizeObserver(() => {
    clearTimeout(later);
    later = setTimeout(leaveOut, SOON);
  });
  const leaveOut = () => {
    heights.disconnect();
    for (const part of parts) observer.observe(part);
  };
  const layOut = () => {
    observer.disconnect();
    for (const part of parts) {
      part.removeAttribute("data-far");
      heights.observe(part); // which tells the present height too
    }
  };
  // Firefox would come to another place.
  document.addEventListener("click", (event) => linkIn(event) && layOut());
  addEventListener("hashchange", () => {
    layOut();
    document.querySelector(":target")?.scrollIntoView();
  });
  // With the next frame: a change inside the callback is a "ResizeObserver loop", which the browser reports as an error.
  const heading = document.querySelector("h1");
  if (heading) new ResizeObserver(() => requestAnimationFrame(layOut)).observe(heading);
};
