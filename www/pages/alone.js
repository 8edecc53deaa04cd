// Scripts that single pages need.
import { written } from "../common/written.js";
import { root } from "./root.js";
import { insist, insistOn, script } from "./scripts.js";

/** The scripts by the selector of the section they are for. */
const SCRIPTS = {
  ".class": "class.js",
  ".class > .place": "app.js",
  ".articles": "home.js",
  ".manual": "embed.js",
  ".record": "app.js",
};

/** Keeps what is asked of the app's form before it is there, which does it then.
    @param {HTMLFormElement} form */
function keepAsked(form) {
  const keep = (/** @type {Event} */ event) => {
    if (event.type === "submit") event.preventDefault();
    const name = event.type === "submit" ? "submit" : /** @type {HTMLInputElement} */ (event.target).name;
    if (name && !("alive" in form.dataset)) form.dataset.asked = name;
  };
  for (const type of ["click", "change", "submit"]) form.addEventListener(type, keep);
}

/** Keeps which buttons of the class page are clicked before its app is there, which clicks those of the same names then.
    @param {HTMLElement} page */
function keepClicked(page) {
  page.addEventListener("click", ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    if (!button || !page.querySelector(".waiting")) return;
    const clicked = [page.dataset.clicked, button.ariaLabel ?? button.textContent];
    page.dataset.clicked = clicked.filter(Boolean).join("\n");
  });
}

/** @typedef {CustomElementConstructor & { load(language: string): Promise<unknown> }} Elements */

/** What the page is asked for on paper: an article, a card, a lesson.
    @returns {HTMLElement | null} */
const printed = () =>
  new URLSearchParams(location.search).has("print") ? document.querySelector(".book, .show, .class") : null;

/** Has a page that is asked for paper load the app of that (`theme.js` says which) by the elements: it looks at their models.
    What is to be on paper is not seen then. Where a card is to be, what is given loads it once the card is there.
    @returns {(() => void) | undefined} */
export const onPaper = () => {
  const of = printed();
  if (!of) return undefined;
  const elements = customElements.whenDefined("nian-game");
  const load = () => {
    insistOn(async () => /** @type {Elements} */ (await elements).load(written()), of);
  };
  if (of.matches(".show")) return load;
  of.hidden = of.matches(".book");
  of.querySelector(".planning")?.remove();
  load();
  return undefined;
};

export const onlyHere = () => {
  // Progress is not what a page is for: without its script the coins are not seen.
  if (document.querySelector(".coins")) script("path.js")().catch(() => {});
  /** @type {NodeListOf<HTMLFormElement>} */
  const forms = document.querySelectorAll(":is(.choosing, .choosing-table, .typed, .area, .class, .manual) form");
  forms.forEach(keepAsked);
  /** @type {HTMLElement | null} */
  const page = document.querySelector(".class");
  if (page) keepClicked(page);
  // What is not on paper is not seen, and the app fills the sheet.
  const onPaper = document.querySelector(".worksheet") && new URLSearchParams(location.search).has("print");
  if (onPaper) root.dataset.print = "worksheet";
  if (printed()) return; // another app is the page then
  for (const [css, name] of Object.entries(SCRIPTS)) {
    /** @type {HTMLElement | null} */
    const section = document.querySelector(css);
    if (!section) continue;
    /** @type {HTMLElement | null} */
    const said = section.closest("[data-not-loaded]") ?? document.querySelector("[data-not-loaded]");
    insist(name, said ?? section);
  }
};
