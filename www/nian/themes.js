// The colours that a widget wears.
import { THEMES } from "../common/known.js";
import { around } from "./languages.js";

/** The theme that is asked for where an element stands, right or wrong.
    @param {Element} element */
export const themeOf = (element) => element.getAttribute("theme") ?? around(element, "data-nian-theme") ?? THEMES[0];
