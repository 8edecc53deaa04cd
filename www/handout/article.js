// An article, a chapter, or a section of it, on paper: `articles/SLUG/CHAPTER/?print=sheet#SECTION`; `print=text` is its text, as in a book.
import { TAGS } from "../common/known.js";
import { written } from "../common/written.js";
import { make } from "../tools/make.js";
import { PARTS, partsIn } from "./asked.js";
import { formOf } from "./form.js";
import { handout, stylesComing } from "./handout.js";
import { isAsked } from "./things.js";
import { wordsOf } from "./words.js";

/** The parts that an article has besides those of a handout. */
const TEXT = "text";

/** The handout of what is left of an article in `book`, in `place` before it; of its text only what is chosen. */
export async function articleOnPaper(place, book) {
  const language = written();
  const { shown } = partsIn(new URLSearchParams(location.search), [...PARTS, TEXT]);
  const address = new URL(location.href);
  for (const name of ["print", "steps", "step"]) address.searchParams.delete(name);
  const back = address.href;
  address.searchParams.set("answers", "hidden");
  const leave = (part) => {
    const url = new URL(location.href);
    url.searchParams.set("print", part);
    history.replaceState(null, "", url);
    location.reload();
  };
  if (shown === TEXT) {
    place.classList.add("worksheet");
    place.replaceChildren(formOf(wordsOf(language), { parts: [TEXT, ...PARTS], shown, address: back }, leave));
    return stylesComing();
  }
  const heading = book.querySelector(".part > :is(h2, h3)");
  const parts = book.querySelectorAll(".part");
  const title = (book.dataset.section ? heading : document.querySelector("h1"))?.firstChild?.textContent ?? "";
  const things = [...book.querySelectorAll(TAGS.join())]
    .filter((element) => parts.length === 1 || isAsked(element))
    .map((element) => ({ element }));
  for (const part of parts) part.remove(); // nothing of it is shown
  return handout(place, things, { language, title, shown, address: address.href, back, parts: [TEXT], leave });
}
