// Where the lesson starts: a position that is typed, pasted, or set up by hand.
import { element } from "../common/make.js";
import { byHand } from "../pages/by_hand.js";
import { understand } from "../typing.js";
import { words } from "./said.js";

/** { element, show(position) }; `take(position)` gives why it is refused, if it is. */
export function startPart(take) {
  const field = element("input", { id: "start", type: "text", autocomplete: "off", autocapitalize: "none", spellcheck: "false", "aria-describedby": "start-hint start-wrong" });
  const wrong = element("p", { id: "start-wrong", class: "wrong", role: "alert", hidden: "" });
  const say = (why) => {
    wrong.textContent = why ?? "";
    wrong.hidden = !why;
    field.setAttribute("aria-invalid", Boolean(why));
    return why;
  };
  const form = element("form", { class: "start" },
    element("label", { for: "start" }, words.start),
    element("span", { class: "row" }, field, element("button", { type: "submit", class: "plain" }, words.setUp)),
    element("small", { id: "start-hint" }, words.startHint), wrong);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    say(await take(understand(field.value.trim())));
  });
  // What sets a position up by hand asks a board; this one is nothing but its start.
  const board = Object.assign(element("span", {}), { ready: Promise.resolve() });
  byHand(board, async (position) => {
    const why = await take(position);
    if (why) board.dispatchEvent(new CustomEvent("nian-error", { detail: { message: why } }));
    return !why;
  });
  return {
    element: form,
    show(position = "") {
      if (board.position === position) return;
      board.position = board.state = position;
      board.setAttribute("position", position);
      field.value = position;
      say();
    },
  };
}
