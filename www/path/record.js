// What is kept of the way through the articles.
import { Store } from "../common/store.js";

/**
 * Where the reader is: `section` is ARTICLE/SECTION.
 *
 * @typedef {{ section: string, title: string, lang: string, step: number }} Place
 */
/**
 * `done` are sections whose example has been at its last step, ARTICLE/SECTION; `read` are chapters that the reader has
 * marked, ARTICLE/CHAPTER. The first records had no `read`.
 *
 * @typedef {{ at: Place | null, done: string[], read: string[] }} Kept
 */

const NAME = /^[a-z0-9-]+$/;
const TWO = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** @param {unknown} text */
const isNamed = (text) => typeof text === "string" && TWO.test(text);
/** @param {unknown} list */
const isList = (list) => Array.isArray(list) && list.every(isNamed);
const isWhole = (/** @type {any} */ value) =>
  isList(value?.done) &&
  (value.read === undefined || isList(value.read)) &&
  (value.at === null ||
    (isNamed(value.at?.section) &&
      typeof value.at.title === "string" &&
      typeof value.at.lang === "string" &&
      NAME.test(value.at.lang.toLowerCase()) &&
      Number.isInteger(value.at.step)));

/** @type {Store<Partial<Kept> & Omit<Kept, "read">>} */
export const store = new Store("path", 1, isWhole);

/** @returns {Kept} */
export const read = () => ({ read: [], ...store.read({ at: null, done: [] }) });

/** @param {(record: Kept) => Kept} to */
export const change = (to) => store.write(to(read()));
