// What an example that somebody has made looks like, and what is wrong with it: its card says so, out of sight.
import { element } from "../common/make.js";
import { withRetry } from "../common/retry.js";
import { lazyModule } from "../nian/lazy.js";
import { element as shownBy } from "./deck.js";
import { madeOf } from "./made.js";
import { language, words } from "./said.js";

const script = lazyModule("picture.js");
const known = new Map(); // by what it is packed to and the step
let now = Promise.resolve(); // one card after the other

/** What is said of what is no example, by what is wrong with it. */
const WRONG = { large: "madeLarge", json: "madeDamaged" };

/** { picture, wrong }: an SVG element, or a sentence; neither where nothing can be had. */
export async function drawn({ of, start }) {
  try {
    await madeOf(of);
  } catch (error) {
    console.info("nian:", error);
    return { wrong: words.notLoaded };
  }
  const key = `${of}~${start}`;
  if (!known.has(key)) known.set(key, made(of, start));
  return known.get(key).catch((error) => {
    console.info("nian:", error);
    known.delete(key);
    return {};
  });
}

async function made(of, start) {
  const { text, code } = await madeOf(of);
  if (code && code !== "parts") return { wrong: words[WRONG[code] ?? "madeForeign"] };
  if (navigator.connection?.saveData) return {}; // the engine would be needed
  const card = shownBy({ kind: "lesson", of, start, text });
  card.setAttribute("answers", "hidden");
  const coming = now.then(() => standing(card));
  now = coming.catch(() => {});
  return coming;
}

/** What comes of a card that stands in the page where nobody sees it. */
async function standing(card) {
  const place = element("div", { class: "drawing", inert: "", "aria-hidden": "true", lang: language }, card);
  document.querySelector(".class").append(place);
  try {
    await card.ready;
    const { drawing } = await withRetry(script);
    const picture = drawing(card);
    return { picture: Number.isFinite(picture.viewBox.baseVal.width) && picture.viewBox.baseVal.width > 0 ? picture : undefined };
  } catch (error) {
    if (error.code !== "bad-lesson") throw error;
    return { wrong: error.message };
  } finally {
    place.remove();
  }
}
