const LONG = 3000; // milliseconds in which WebKit may yet scroll by itself

/** Keeps the section that was gone to in its place while cards and boards above it come alive, however late, until somebody
    does something. Only WebKit does not anchor its scrolling by itself; later it even scrolls to where the section once was. */
export const holdSection = () => {
  const main = document.querySelector("main");
  // Firefox anchors it, but not where a board of discovery above comes alive.
  const anchors = CSS.supports("overflow-anchor", "auto") && !CSS.supports("-moz-appearance", "none");
  if (!main || anchors) return;
  /** @type {HTMLElement | null} */
  let held = null;
  let [isLate, timer] = [false, 0];
  const place = () => [scrollY, held?.getBoundingClientRect().top ?? 0];
  let before = place();
  const stay = () => {
    held?.scrollIntoView();
    before = place();
  };
  // In the next frame: WebKit tells the page of "a loop" where an observer scrolls.
  const observer = new ResizeObserver(() => requestAnimationFrame(stay));
  const hold = () => {
    held = document.getElementById(location.hash.slice(1)); // `:target` may not be known yet
    stay();
    if (held) observer.observe(main);
    isLate = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
    }, LONG);
  };
  const leave = () => {
    held = null;
    observer.disconnect();
  };
  for (const act of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(act, leave, { passive: true });
  // Not all ways to scroll are heard above. What grows moves the place alone, and a browser that anchors it only scrolls.
  const isScrolled = () => place().every((now, at) => Math.abs(now - before[at]) > 1);
  addEventListener("scroll", () => (isLate && isScrolled() ? leave() : stay()), { passive: true });
  addEventListener("hashchange", hold);
  addEventListener("load", () => held && hold());
  hold();
};
