import { linkIn } from "./links.js";

const FAR = 1500; // pixels; the browser shows by itself what comes nearer before this is told
const SOON = 500; // milliseconds, in which cards follow a change of width

/** Marks the parts of a long page that are far from the window, which the browser then leaves out
    (article.css). Before that all is laid out, at first and when lines get another length or size: the
    browser keeps the height that each part has then. */
export const leaveOutFar = async (settled) => {
  await settled;
  const parts = document.querySelectorAll(".part");
  if (!parts.length) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) target.toggleAttribute("data-far", !isIntersecting);
  }, { rootMargin: `${FAR}px` });
  const leaveOut = () => parts.forEach((part) => observer.observe(part));
  let later;
  const layOut = () => {
    observer.disconnect();
    for (const part of parts) part.removeAttribute("data-far");
    clearTimeout(later);
    later = setTimeout(leaveOut, SOON);
  };
  // Firefox would come to another place.
  document.addEventListener("click", (event) => linkIn(event) && layOut());
  addEventListener("hashchange", () => {
    layOut();
    document.querySelector(":target")?.scrollIntoView();
  });
  // With the next frame: what changes at once is "a loop" to the browser, which tells the page of an error.
  new ResizeObserver(() => requestAnimationFrame(layOut)).observe(document.querySelector("h1"));
};
