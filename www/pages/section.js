/** Keeps the section that was gone to in its place while cards above it come alive, until somebody does something. Only
    WebKit does not anchor its scrolling by itself. */
export const holdSection = () => {
  const main = document.querySelector("main");
  if (!main || CSS.supports("overflow-anchor", "auto")) return;
  /** @type {HTMLElement | null} */
  let held = null;
  const observer = new ResizeObserver(() => held?.scrollIntoView());
  const hold = () => {
    held = document.getElementById(location.hash.slice(1)); // `:target` may not be known yet
    held?.scrollIntoView();
    // While nothing is held nothing is observed: WebKit may tell the page of "a loop" even where nothing comes of it.
    if (held) observer.observe(main);
  };
  const leave = () => {
    held = null;
    observer.disconnect();
  };
  for (const act of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(act, leave, { passive: true });
  addEventListener("hashchange", hold);
  hold();
};
