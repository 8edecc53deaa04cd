// Scripts that single pages need.
import { insist, script } from "./scripts.js";

/** The scripts by the selector of the section they are for. */
const SCRIPTS = {
  ".class": "class.js",
  ".making": "make.js",
  ".articles": "home.js",
  ".area": "area.js",
  ".own-rule": "rules.js",
  ".practice-told": "practice.js",
  ".manual": "embed.js",
};

/** What is needed on paper only: on the screen such a page is the app's (`crates/app`). */
const ON_PAPER = ["practice.js"];

/** Keeps what is asked of the app's form before it is there, which does it then.
    @param {HTMLFormElement | null} form */
function keepAsked(form) {
  const keep = (/** @type {Event} */ { target }) => {
    const { name } = /** @type {HTMLInputElement} */ (target);
    if (name && form && !("alive" in form.dataset)) form.dataset.asked = name;
  };
  for (const type of ["click", "change"]) form?.addEventListener(type, keep);
}

/** Defers the submission of a form until its script is loaded: the callback that comes back submits it.
    @param {HTMLElement} section */
function keepSent(section) {
  /** @type {SubmitEvent | undefined} */
  let sent;
  const keep = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    sent = event;
  };
  section.addEventListener("submit", keep);
  return () => {
    section.removeEventListener("submit", keep);
    if (sent) /** @type {HTMLFormElement} */ (sent.target).requestSubmit(sent.submitter);
  };
}

/** What would show something else than its script will set it to is not seen before; gives what shows it then. A card
    that only its element hid would be seen.
    @param {HTMLElement | null} widget */
function hide(widget) {
  const set = (/** @type {boolean} */ is) => {
    if (!widget) return;
    widget.inert = is;
    widget.style.opacity = is ? "0" : "";
  };
  set(true);
  return () => set(false);
}

export const onlyHere = () => {
  // Progress is not what a page is for: without its script the coins are not seen.
  if (document.querySelector(".coins")) script("path.js")().catch(() => {});
  keepAsked(document.querySelector(".choosing form"));
  const onPaper = new URLSearchParams(location.search).has("print");
  for (const [css, name] of Object.entries(SCRIPTS)) {
    if (ON_PAPER.includes(name) && !onPaper) continue;
    /** @type {HTMLElement | null} */
    const section = document.querySelector(css);
    if (!section) continue;
    const [send, show] = [keepSent(section), hide(document.querySelector(`${css} ~ nian-exercise`))];
    /** @type {HTMLElement | null} */
    const said = section.closest("[data-not-loaded]") ?? document.querySelector("[data-not-loaded]");
    insist(name, said ?? section).then(() => {
      show();
      send();
    });
  }
};
