/** @typedef {Record<string, string>} Texts of a page, which stand in the `dataset` of the element they are for */

/** The element of the whole page, which says its theme. */
export const root = document.documentElement;
