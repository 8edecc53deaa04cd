// An example that somebody has made (`make/`) in a lesson: `lesson:PACKED`, with all of it in the item.
import { LONGEST } from "../common/known.js";
import { lazyModule } from "../nian/lazy.js";
import { withRetry } from "../common/retry.js";
import { MOST, isTag, readText, textOf } from "./texts.js";

const packing = lazyModule("packed.js");
const known = new Map(); // by what it is packed to

/** What is packed: { text, title, steps, code }; `code` says what is wrong where it is none; where it is
    `parts` its element says in which. Text that has once been read
    is there at once. */
export function madeOf(of) {
  if (!known.has(of)) {
    known.set(of, unpacked(of).catch((error) => {
      known.delete(of);
      throw error;
    }));
  }
  return known.get(of);
}

/** What an object has that is an example. */
const NAMES = ["start", "pairs", "numeral", "steps", "title"];
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The example that a text is, { lesson }, or { code } where it is none: as the app reads it (`crates/course/src/make/file.rs`),
    but for the kinds of its values, which the element that shows it tells. */
function fromText(text) {
  if (new Blob([text]).size > LONGEST) return { code: "large" };
  let file;
  try {
    file = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return { code: "json" };
  }
  if (isObject(file) && file.nian === "lesson" && Array.isArray(file.things)) return { code: "deck" };
  if (!isObject(file) || !NAMES.some((name) => name in file)) return { code: "foreign" };
  return Array.isArray(file.steps ?? []) ? { lesson: { ...file, steps: file.steps ?? [] } } : { code: "parts" };
}

async function unpacked(of) {
  const { unpack } = await withRetry(packing);
  const text = await unpack(of);
  const { lesson, code } = fromText(text);
  if (!lesson) return { text, code };
  const { language, title, steps } = lesson;
  return { text, title: readText(typeof title === "string" ? tagged(title, language) : title, MOST.name), steps: steps.length };
}

/** The text of a file as it stands in an item. */
export const packed = async (text) => (await withRetry(packing)).pack(text);

/** A title whose language the file tells once for all its texts. */
const tagged = (title, language) => (isTag(language) ? { [language]: title } : title);

/** The title in the nearest language there is: { text, lang }. */
export async function madeTitle(of, language) {
  const { title } = await madeOf(of);
  return textOf(title, language);
}

/** A lesson whose elements can be made: each example that somebody has made has its text. */
export async function withTexts(deck) {
  const things = deck.things.map(async (thing) => (thing.kind === "lesson" ? { ...thing, text: (await madeOf(thing.of)).text } : thing));
  return { ...deck, things: await Promise.all(things) };
}
