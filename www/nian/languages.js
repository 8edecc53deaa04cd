// The languages we speak, and which of them an element is to speak.
import { nearest } from "../common/nearest.js";

/** The messages for errors before anything else could be fetched, by language; further messages are in `faults.js`.
    @type {Record<string, Record<string, string>>} */
export const WORDS = /** @type {any} */ ("%LOADER%"); // filled in

/** The nearest value of an attribute around an element, through shadow roots.
    @param {Element} element
    @param {string} attribute
    @returns {string | undefined} */
export function around(element, attribute) {
  for (let at = /** @type {any} */ (element); at; at = at.parentNode ?? at.host) {
    const value = at.getAttribute?.(attribute);
    if (value) return value;
  }
}

/** @type {Record<string, string>} */
const OF_CHARSETS = { Big5: "zh-Hant", GBK: "zh-Hans", gb18030: "zh-Hans" };

/** The language that an element is to speak where it stands. An old page that does not say tells it by its charset.
    @param {Element} element */
export const languageOf = (element) =>
  nearest(around(element, "lang") ?? OF_CHARSETS[document.characterSet] ?? navigator.language);
