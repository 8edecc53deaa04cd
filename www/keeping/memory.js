// The state that outlives the worker: the browser ends it when it is idle and starts it again.
import { readNote, soon, writeNote } from "./storage.js";

/**
 * @typedef {object} Memory
 * @property {string} [build] the one that answers
 * @property {Record<string, Record<string, string>>} lists the files of it, and of older ones that pages are open of
 * @property {string[]} languages those that the reader has opened pages in
 * @property {Record<string, [build: string, since: number]>} clients pages (and workers of theirs) of other builds; of the
 *   build "" are pages that the network answers
 * @property {string} [stale] the build that has seen the worker's file of a newer one on the server
 */

/** @returns {Memory} */
const nothing = () => ({ lists: {}, languages: [], clients: {} });

/** The promise of the note. @type {Promise<Memory> | undefined} */
let reading;
let unread = false; // whether it could not be read: what is not known is not overwritten
/** What is remembered, once it has been read. @type {Memory | undefined} */
export let here;

/** What is remembered; where it cannot be read, what was known before. `lost()` gives the languages where there is no note.
    @param {() => Promise<string[]>} lost */
export function remember(lost = async () => []) {
  const read = async () => {
    const note = await soon(readNote);
    unread = false;
    return note ? { ...nothing(), ...note } : { ...nothing(), languages: await lost() };
  };
  reading ??= read().then(
    (note) => (here = note),
    () => {
      reading = undefined; // next time it may be there
      unread = true;
      return (here ??= nothing());
    }
  );
  return reading;
}

/** Invalidates the memory: the worker before this one may have written. */
export function forget() {
  reading = undefined;
}

/** Serialises the writes: an older note must not come last. @type {Promise<unknown>} */
let written = Promise.resolve();

/** Persists the memory, if that is possible. */
export function write() {
  written = written.then(async () => unread || soon(() => writeNote(here))).catch(() => {});
  return written;
}
