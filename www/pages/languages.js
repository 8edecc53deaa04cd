export const languageSwitch = () => {
  for (const link of document.querySelectorAll(".languages a")) {
    const page = link.getAttribute("href");
    const keepPlace = () => link.setAttribute("href", page + location.search + location.hash);
    for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, keepPlace);
  }
};
