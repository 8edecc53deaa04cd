// The colours that a widget wears.
import { THEMES } from "../common/known.js";
import { around } from "./languages.js";

/** @typedef {import("../nian.js").NianTheme} Theme */

/** @param {string} theme
    @returns {theme is Theme} */
export const isTheme = (theme) => THEMES.includes(/** @type {Theme} */ (theme));

/** The theme that is asked for where an element stands, right or wrong.
    @param {Element} element */
export const themeOf = (element) => element.getAttribute("theme") ?? around(element, "data-nian-theme") ?? THEMES[0];
