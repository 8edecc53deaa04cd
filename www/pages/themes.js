// The choice of a theme.
import { THEMES } from "../common/known.js";
import { keepInAddress } from "./address.js";
import { root } from "./root.js";

/** Those to read in; the one of a projector comes by the address alone.
    @type {string[]} */
const READING = THEMES.filter((theme) => theme !== "projector");

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
  /** @type {HTMLElement | null} */
  const button = document.querySelector(".theme");
  if (!button) return;
  const shown = () => root.dataset.theme ?? "";
  const say = () => {
    button.title = button.dataset[shown()] ?? "";
    button.setAttribute("aria-label", button.title);
  };
  say();
  addEventListener("pageshow", say); // one may come back with another theme (theme.js)
  button.addEventListener("click", () => {
    const next = READING[READING.indexOf(shown()) + 1] ?? READING[0];
    choose(next);
    say();
    // An address that names a theme would bring the old one back.
    if (new URLSearchParams(location.search).has("theme")) keepInAddress("theme", next);
  });
};
