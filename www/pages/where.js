/** Where the line of pages is too long for the screen, the page itself is in sight in it. */
export const showWhere = () => {
  /** @type {HTMLElement | null} */
  const here = document.querySelector(".page-head nav [aria-current]");
  if (here) /** @type {HTMLElement} */ (here.closest("nav")).scrollLeft = here.offsetLeft - innerWidth / 3;
};
