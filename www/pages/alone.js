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
  for (const [css, name] of Object.entries(SCRIPTS)) {
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
