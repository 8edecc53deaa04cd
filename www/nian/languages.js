// The languages we speak, and which of them an element is to speak.
import { nearest } from "../common/nearest.js";

/** What is said when nothing that could say it better has arrived; what else can be wrong, says `faults.js`. */
export const WORDS = "%LOADER%"; // of each language

/** The nearest value of an attribute around an element, through shadow roots. */
export function around(element, attribute) {
  for (let at = element; at; at = at.parentNode ?? at.host) {
    const value = at.getAttribute?.(attribute);
    if (value) return value;
  }
}

/** The language of a page that does not say: old ones tell it by their charset. */
const untold = () =>
  ({ Big5: "zh-Hant", GBK: "zh-Hans", gb18030: "zh-Hans" })[document.characterSet] ?? navigator.language;

/** The language that an element is to speak where it stands. */
export const languageOf = (element) => nearest(around(element, "lang") ?? untold());
