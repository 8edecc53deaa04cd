// What tells the rule that a board asks for is withheld until the reader has found it, or asks for it. Searching in the page
// finds it all the same; a browser that cannot do that withholds nothing, nor does paper.

/** Whether it was found or shown before, as the engine keeps it (`crates/course/src/discovery/stored.rs`).
    @param {string} name */
const isOver = (name) => {
  try {
    const { shown, found } = JSON.parse(localStorage.getItem("nian:discovery") ?? "").value[name];
    return shown || found.startsWith("holds");
  } catch {
    return false;
  }
};

/** Whether the address leads to it: to its section, if that does not begin with the board, or to a step in it.
    @param {HTMLElement} rest */
const isAddressed = (rest) => {
  const section = /** @type {HTMLElement} */ (rest.closest(".part"));
  const { hash, search } = location;
  if (hash.toLowerCase() !== `#${section.id}`) return false;
  return !section.querySelector("[data-board]") || new URLSearchParams(search).has("step");
};

/** Shows it, with the focus at its beginning where that was at the button.
    @param {HTMLElement} rest */
const show = (rest) => {
  const line = /** @type {HTMLElement} */ (rest.previousElementSibling);
  const focused = line.contains(document.activeElement);
  rest.removeAttribute("hidden");
  line.hidden = true;
  if (!focused) return;
  rest.tabIndex = -1;
  rest.focus({ preventScroll: true });
};

/** @type {() => HTMLElement[]} */
const all = () => [...document.querySelectorAll(/** @type {"div"} */ ("[data-rest]"))];

/** Shows all that was withheld for a board.
    @param {string | undefined} name */
export const showRest = (name) => all().forEach((rest) => rest.dataset.rest === name && show(rest));

/** Withholds it. */
export const withhold = () => {
  if (!("onbeforematch" in document.body) || new URLSearchParams(location.search).has("print")) return;
  // What the address leads to is seen already, and would move if something above it went.
  const target = document.getElementById(location.hash.slice(1));
  // Firefox moves it even where what goes is below.
  const begins = target?.querySelector("[data-board]") && !new URLSearchParams(location.search).has("step");
  if (target && !begins) return;
  const isAbove = (/** @type {Node} */ rest) =>
    target !== null && Boolean(rest.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
  const rests = all().filter((rest) => !isOver(rest.dataset.rest ?? "") && !isAbove(rest));
  const follow = () => rests.filter(isAddressed).forEach(show);
  for (const rest of rests) {
    rest.setAttribute("hidden", "until-found");
    /** @type {HTMLElement} */ (rest.previousElementSibling).hidden = false;
    rest.addEventListener("beforematch", () => show(rest));
  }
  follow();
  addEventListener("hashchange", follow);
};
