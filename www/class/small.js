// The small picture of an example in the list: that which links to it show elsewhere; of one that somebody has made, its
// card, which says what is wrong with it as well.
import { PARTS, SEEN } from "../common/known.js";
import { element } from "../common/make.js";
import { ours } from "../nian/site.js";
import { element as shownBy } from "./deck.js";
import { madeOf } from "./made.js";
import { namesIn } from "./names.js";
import { words } from "./said.js";

const SIZE = { width: 1200, height: 630 };

/** Whether pictures can be had, and the reader wants them: a copy in a folder has none, nor has a device without a network. */
const canBeHad = () => location.protocol !== "file:" && navigator.onLine && !navigator.connection?.saveData;

/** Puts the picture of a thing first into its row, if it has one; it is fetched when the row comes near the screen. */
export async function addSmall(row, thing, language) {
  const { kind, of } = thing;
  if (kind === "lesson") return addCard(row, thing);
  if (kind !== "example" || !canBeHad()) return;
  const names = await namesIn(language).catch(() => undefined);
  const [, , file] = (Object.hasOwn(names?.examples ?? {}, of) && names.examples[of]) || [];
  if (!file) return;
  const picture = element("img", { class: "small", alt: "", loading: "lazy", decoding: "async", draggable: "false", ...SIZE });
  picture.addEventListener("error", () => picture.remove());
  picture.src = ours(file).href;
  row.prepend(picture);
}

/** What is said of what is no example, by what is wrong with it. */
const WRONG = { large: "madeLarge", json: "madeDamaged" };

/** Puts the card of an example that somebody has made first into its row, small; or says what is wrong with it. */
async function addCard(row, thing) {
  const complain = (text) => row.querySelector(".title").after(element("p", { class: "wrong" }, text));
  const made = await madeOf(thing.of).catch(() => undefined);
  if (!made) return complain(words.notLoaded);
  if (made.code) return complain(words[WRONG[made.code] ?? "madeForeign"]);
  if (navigator.connection?.saveData) return; // it needs the engine
  const card = shownBy({ ...thing, text: made.text });
  for (const part of PARTS) card.setAttribute(part, SEEN.at(-1));
  card.setAttribute("answers", "hidden");
  const frame = element("span", { class: "small", inert: "", "aria-hidden": "true" }, card);
  card.addEventListener("nian-error", ({ detail: { code, message } }) => {
    if (code !== "bad-lesson" || !frame.isConnected) return;
    frame.remove();
    complain(message);
  });
  row.prepend(frame);
}
