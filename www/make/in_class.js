// What is made as a thing of a lesson on the page `class/`: added to the reader's own, or alone, to be projected.
import { FOLDERS } from "../common/known.js";
import { fill } from "../common/fill.js";
import { element } from "../common/make.js";
import { write } from "../class/deck.js";
import { readItem } from "../class/item.js";
import { EMPTY, Tray } from "../class/tray.js";
import { ours } from "../nian/site.js";
import { pack } from "../packed.js";
import { toText } from "./file.js";
import { language, words } from "./said.js";

/** The most characters of an address that servers take. */
const LONG = 7000;
const WRONG = { full: "addFull", forbidden: "addForbidden" };

const tray = new Tray();

/** The thing; nothing where it is too long for one. */
const thingOf = async (lesson) => readItem(`lesson:${await pack(toText(lesson))}`);

/** { ways, about }: what can be done with what is made, by the word on its button, and a paragraph that leads to the lesson.
    `say` tells what has come of it. */
export function inClass(say) {
  // In a folder without a server a link in the page finds the file, and a script does not.
  const way = element("a", { hidden: "" });
  const page = ours(`${FOLDERS[language]}class/`).href;
  const ways = {
    async add({ lesson }) {
      const thing = await thingOf(lesson);
      if (!thing) return say(words.addLong);
      const count = tray.add(thing);
      say(words[WRONG[count]] ?? fill(words.added, count));
    },
    async project({ lesson }) {
      const thing = await thingOf(lesson);
      const address = thing && page + write({ ...EMPTY, things: [thing] });
      if (!thing || address.length > LONG) return say(thing ? words.projectLong : words.addLong);
      way.href = address;
      way.click();
    },
  };
  return { ways, about: element("p", { class: "about" }, words.inClass, " ", element("a", { href: page }, words.toClass), way) };
}
