// `?print=…` on an article or on the page of a single card: what stands on paper instead of it, by `handout.js`.
import { button } from "../common/make.js";
import { root } from "./root.js";
import { script } from "./scripts.js";

/** @typedef {import("./root.js").Texts} Texts */
/**
 * @typedef {object} Handout what `handout.js` offers
 * @property {(place: HTMLElement, widget: HTMLElement) => void} cardOnPaper
 * @property {(place: HTMLElement, book: HTMLElement) => void} articleOnPaper
 */

/** @type {() => Promise<Handout>} */
const load = script("handout.js");

/** Says in the place of a card why there is none; `more` is a button, say.
    @param {HTMLElement} place
    @param {(Node | string)[]} more */
export const say = (place, ...more) => {
  place.replaceChildren(...more);
  place.setAttribute("role", "alert");
};

/** Says that a script could not be loaded, with a button to retry.
    @param {HTMLElement} place
    @param {Texts} texts
    @param {unknown} error */
export const notCome = (place, { notLoaded, again }, error) => {
  console.info("nian:", error);
  const reload = () => location.reload();
  say(place, notLoaded, " ", button("", again, reload));
};

/** Lets the script render into `place`.
    @param {HTMLElement} place
    @param {Texts} texts
    @param {(handout: Handout) => void} render */
const write = async (place, texts, render) => {
  try {
    await render(await load());
  } catch (error) {
    notCome(place, texts, error);
  }
};

/** What the page `show/` can say in the place of a card.
    @param {HTMLElement} place */
export const textsOf = (place) => /** @type {Texts} */ (/** @type {HTMLElement} */ (place.closest(".show")).dataset);

/** The anchor in the address; none where it is not readable. */
const anchor = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
};

/** Leaves of an article what is to be printed, before its widgets come to life. Of a single card gives what puts it on
    paper; nothing where nothing is to be printed. */
export const onPaper = () => {
  const print = new URLSearchParams(location.search).get("print");
  if (print === null) return undefined;
  /** @type {HTMLElement | null} */
  const book = document.querySelector(".book");
  if (!book)
    return (/** @type {HTMLElement} */ place, /** @type {HTMLElement} */ widget) =>
      write(place, textsOf(place), ({ cardOnPaper }) => cardOnPaper(place, widget));
  const section = document.getElementById(anchor())?.closest(".part");
  const place = document.createElement("div");
  if (section) {
    book.dataset.section = section.id;
    for (const other of [...book.children])
      if (other.matches("section, nav, p, .neighbours, .marks, .more")) other.remove();
    book.append(section);
  }
  book.before(place);
  // A handout is made of what stands here, which itself is not shown.
  book.hidden = ["sheet", "key", "both"].includes(print);
  root.dataset.print = book.hidden ? "handout" : "text";
  write(place, /** @type {Texts} */ (book.dataset), ({ articleOnPaper }) => articleOnPaper(place, book));
};
