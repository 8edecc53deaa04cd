/** Keeps the section that was gone to in its place while cards above it are filled, unless somebody
    scrolls on. WebKit does not do so by itself, and Firefox gives up when there are many.
    @param {Promise<void>} settled */
export const holdSection = (settled) => {
  /** @type {HTMLElement | null | undefined} */
  let held;
  let [top, scrolled] = [0, 0];
  const topOf = (/** @type {HTMLElement} */ section) => section.getBoundingClientRect().top;
  const hold = () => {
    if (!held) return;
    held.scrollIntoView();
    [top, scrolled] = [topOf(held), scrollY];
  };
  // While nothing is held nothing is observed: WebKit may tell the page of "a loop" even where nothing comes of it.
  const observer = new ResizeObserver(hold);
  let main = document.querySelector("main") ?? undefined;
  const holdAnother = () => {
    held = document.getElementById(location.hash.slice(1));
    hold();
    if (held && main) observer.observe(main);
  };
  addEventListener("hashchange", holdAnother);
  const leave = () => {
    held = undefined;
    observer.disconnect();
  };
  for (const act of ["wheel", "touchmove", "keydown"]) addEventListener(act, leave, { passive: true });
  // Or by other means; but WebKit itself scrolls to where the section once was.
  const steady = CSS.supports("overflow-anchor", "auto");
  addEventListener("scroll", () => {
    if (steady && held && scrollY !== scrolled && Math.abs(topOf(held) - top) > 2) leave();
  });
  settled.then(() =>
    setTimeout(() => {
      // what came last has its place then
      main = undefined;
      observer.disconnect();
    }, 1000)
  );
  holdAnother();
};
