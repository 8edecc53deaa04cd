// The choice of a language.

/** The list that is folded on a telephone closes when the reader goes on elsewhere.
    @param {HTMLDetailsElement} list */
const closeBehind = (list) => {
  for (const event of ["click", "focusin"]) {
    document.addEventListener(event, ({ target }) => {
      if (!list.contains(/** @type {Node} */ (target))) list.open = false;
    });
  }
  list.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !list.open) return;
    list.open = false;
    list.querySelector("summary")?.focus();
  });
};

export const languageSwitch = () => {
  for (const link of document.querySelectorAll(".languages a")) {
    const page = link.getAttribute("href");
    const keepPlace = () => link.setAttribute("href", page + location.search + location.hash);
    for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, keepPlace);
  }
  /** @type {HTMLDetailsElement | null} */
  const list = document.querySelector(".languages details");
  if (list) closeBehind(list);
};
