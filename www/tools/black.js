import { open } from "./dialog.js";

/** Nothing to be seen until the next key or click.
    @param {import("../tools.js").Card} card */
export function blacken({ frame, words }) {
  const black = open(frame, "nian-black", words.black);
  for (const type of ["keydown", "click"]) {
    black.addEventListener(type, (event) => {
      event.preventDefault(); // the key does nothing else
      black.close();
    });
  }
}
