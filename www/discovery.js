// Boards on which readers find the rule of a game themselves, for page.js: fetched when one is near. What one
// can get to from each position is known here; a guess is tried by search, in the worker that checks claims.
//
// The modules in `discovery/` are parts of this file.
import { Board } from "./discovery/board.js";
import { recall } from "./discovery/recalled.js";
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

/** Brings a board, or the line that quotes its guess, to life. */
export function wake(place) {
  if (place.dataset.recalls) recall(place);
  else new Board(place);
}
