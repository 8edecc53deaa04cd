// The choice of a theme.
import { keepInAddress } from "./address.js";
import { root } from "./root.js";

/** Shows a theme (as theme.js does) and keeps it, unless storage is forbidden.
    @param {string} theme */
const choose = (theme) => {
  root.dataset.theme = theme;
  root.dataset.nianTheme = theme;
  try {
    localStorage.setItem("nian-theme", theme);
  } catch {}
};

export const themeSwitch = () => {
  /** @type {NodeListOf<HTMLInputElement>} */
  const choices = document.querySelectorAll(".themes input");
  for (const choice of choices) {
    choice.checked = choice.value === root.dataset.theme;
    choice.addEventListener("change", () => {
      choose(choice.value);
      // An address that names a theme would bring the old one back.
      if (new URLSearchParams(location.search).has("theme")) keepInAddress("theme", choice.value);
    });
  }
};
