// What has to be remembered when the browser ends the worker and starts it again:
// - build: the one that answers;
// - lists: the files of it, and of older ones that pages are open of;
// - languages: those that the reader has opened pages in;
// - clients: pages (and workers of theirs) of other builds: [build, since when]; of the build "" are pages
//   that the network answers;
// - stale: the build that has seen the worker's file of a newer one on the server.
import { readNote, soon, writeNote } from "./storage.js";

const nothing = () => ({ lists: {}, languages: [], clients: {} });

let reading; // the promise of the note
let unread = false; // whether it could not be read: what is not known is not overwritten
/** What is remembered, once it has been read. */
export let here;

/** What is remembered; where it cannot be read, what was known before. `lost()` gives the languages where there is no note. */
export function remember(lost = () => []) {
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

/** Reads it anew: the worker before this one may have written. */
export function forget() {
  reading = undefined;
}

// One after the other: an older note must not come last.
let written = Promise.resolve();

/** Writes down what is remembered, if that can be done. */
export function write() {
  written = written.then(() => unread || soon(() => writeNote(here))).catch(() => {});
  return written;
}
