const LONG = 3000; // milliseconds after loading in which WebKit may yet scroll by itself

/** Keeps the section that was gone to in its place while cards and boards above it come alive, however late, until somebody
    does something. Only WebKit does not anchor its scrolling by itself; later it even scrolls to where the section once was. */
export const holdSection = () => {
  const main = document.querySelector("main");
  // Firefox anchors it, but not where a board of discovery above comes alive.
  const anchors = CSS.supports("overflow-anchor", "auto") && !CSS.supports("-moz-appearance", "none");
  if (!main || anchors) return;
  /** @type {HTMLElement | null} */
  let held = null;
  let [isLate, placed] = [false, 0];
  const place = () => held?.getBoundingClientRect().top ?? 0;
  const stay = () => {
    held?.scrollIntoView();
    placed = place();
  };
  // In the next frame: WebKit tells the page of "a loop" where an observer scrolls.
  const observer = new ResizeObserver(() => requestAnimationFrame(stay));
  const hold = () => {
    held = document.getElementById(location.hash.slice(1)); // `:target` may not be known yet
    stay();
    if (held) observer.observe(main);
  };
  const leave = () => {
    held = null;
    observer.disconnect();
  };
  for (const act of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(act, leave, { passive: true });
  // Not all ways to scroll are heard above.
  const check = () => (isLate && Math.abs(place() - placed) > 1 ? leave() : stay());
  addEventListener("scroll", check, { passive: true });
  addEventListener("hashchange", hold);
  addEventListener("load", () => {
    stay();
    setTimeout(() => {
      isLate = true;
    }, LONG);
  });
  hold();
};
