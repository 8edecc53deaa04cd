// The addresses of a lesson.
import { FOLDERS } from "../common/known.js";
import { LONGEST, forPupils, write } from "./deck.js";
import { language } from "./said.js";

const BASE = new URL(".", import.meta.url);
const page = () => new URL(`${FOLDERS[language]}class/`, BASE).href;

/** The address of the page without a lesson; with one, and what is to be done with it. */
export const address = (deck, more = "") => page() + (deck ? write(deck) + more : "");

/** The address that pupils get, up to a thing. */
export const pupilsAddress = (deck, upTo) =>
  address(forPupils(deck.at === upTo ? deck : { ...deck, at: upTo, step: deck.things[upTo - 1].start }));

/** Whether it can be passed on. */
export const isShort = (text) => text.length <= LONGEST;
