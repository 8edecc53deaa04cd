// The small picture of an example in the list: that which links to it show elsewhere; of one that somebody has made, what
// its card draws.
import { element } from "../common/make.js";
import { ours } from "../nian/site.js";
import { drawn } from "./drawn.js";
import { namesIn } from "./names.js";

const SIZE = { width: 1200, height: 630 };

/** Whether pictures can be had, and the reader wants them: a copy in a folder has none, nor has a device without a network. */
const canBeHad = () => location.protocol !== "file:" && navigator.onLine && !navigator.connection?.saveData;

/** Puts the picture of a thing first into its row, if it has one; it is fetched when the row comes near the screen. */
export async function addSmall(row, thing, language) {
  const { kind, of } = thing;
  if (kind === "lesson") return addDrawn(row, thing);
  if (kind !== "example" || !canBeHad()) return;
  const names = await namesIn(language).catch(() => undefined);
  const [, , file] = (Object.hasOwn(names?.examples ?? {}, of) && names.examples[of]) || [];
  if (!file) return;
  const picture = element("img", { class: "small", alt: "", loading: "lazy", decoding: "async", draggable: "false", ...SIZE });
  picture.addEventListener("error", () => picture.remove());
  picture.src = ours(file).href;
  row.prepend(picture);
}

/** The same of an example that somebody has made; where it is none, a word about what is wrong. */
async function addDrawn(row, thing) {
  const { picture, wrong } = await drawn(thing);
  if (wrong) row.querySelector(".title").after(element("p", { class: "wrong" }, wrong));
  if (picture) row.prepend(element("span", { class: "nian small", "data-theme": "light", "aria-hidden": "true" }, picture.cloneNode(true)));
}
