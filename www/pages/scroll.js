/** Tables and formulas wider than their page can be scrolled by keys, too. */
export const scrollers = () => {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) /** @type {HTMLElement} */ (target).tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const scroller of document.querySelectorAll(".scroll")) observer.observe(scroller);
};
