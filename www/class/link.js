// The addresses of a lesson, all of them on the page `class/`.
import { LONGEST, forPupils, write } from "./deck.js";

/** The page as the browser calls it: in a folder without a server that is a file. */
function page() {
  const url = new URL(location.href);
  url.search = url.hash = "";
  return url.href;
}

/** The address of the page without a lesson; with one, and what is to be done with it. */
export const address = (deck, more = "") => page() + (deck ? write(deck) + more : "");

/** The address that pupils get, up to a thing. */
export const pupilsAddress = (deck, upTo) =>
  address(forPupils(deck.at === upTo ? deck : { ...deck, at: upTo, step: deck.things[upTo - 1].start }));

/** Whether it can be passed on. */
export const isShort = (text) => text.length <= LONGEST;
