// What can be done with a lesson: project, pass on, print, save.
import { fileName, save } from "../common/files.js";
import { button, element } from "../common/make.js";
import { copy } from "./copy.js";
import { textOf, toFile } from "./deck.js";
import { address } from "./link.js";
import { forTheClass } from "./pupils.js";
import { language, words } from "./said.js";

/** The row of buttons. `deckOf` gives the lesson when one is pressed, `say` tells what has come of it. */
export function actions(deckOf, { say, project }) {
  const row = element("div", { class: "doing" });
  row.append(
    button("filled", words.project, () => project(deckOf())),
    button("plain", words.pupils, () => forTheClass(deckOf())),
    button("plain", words.link, () => copy(address(deckOf()), say)),
    button("plain", words.print, () => location.assign(address(deckOf(), "&print=both"))),
    button("plain", words.download, () => {
      download(deckOf());
      say(words.saved);
    }),
  );
  return row;
}

function download(deck) {
  const title = textOf(deck.title, language)?.text ?? words.mine;
  save(`${fileName(title, "lesson")}.nian.json`, toFile(deck));
}
