// Prefetches the engine when the page is idle: the reader may soon do what needs it.
import { idle } from "../common/idle.js";
import { engineComing, engineNow } from "./engine.js";

/** @typedef {Navigator & { connection?: { saveData: boolean } }} SavingNavigator not all browsers say so */

const loaded = () =>
  new Promise((/** @type {(value?: unknown) => void} */ then) => {
    if (document.readyState === "complete") then();
    else addEventListener("load", then, { once: true });
  });

/** @type {Promise<void> | undefined} */
let coming;

/** @param {string} lang */
async function fetchNow(lang) {
  await loaded();
  await idle();
  try {
    await engineComing(lang);
    engineNow()?.warm(lang);
  } catch {
    coming = undefined; // it is asked for again when it is needed
  }
}

/** Fetches the engine and the words of a language, and has the browser compile what draws cards, once a page,
    unless the reader saves data.
    @param {string} lang */
export const fetchAtRest = async (lang) => {
  if (!(/** @type {SavingNavigator} */ (navigator).connection?.saveData)) await (coming ??= fetchNow(lang));
};
