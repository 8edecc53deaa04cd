// The part of a card below its picture. What speaks stays the same element: a new one is not read out.
import { element } from "../common/make.js";

const spoken = (name) => element("p", { class: name, role: "status" });
const FOCUSED = "button, input";

export class Rooms {
  #fields = element("div", {});
  #row = element("p", {});
  #said = spoken("nian-said");
  #judged = spoken("nian-judged");
  #hints = spoken("nian-hint");
  #gone = spoken("nian-gone");
  #onward = element("div", { class: "nian-onward" }, this.#gone);

  /** Fills them, and stands them in `place` where they are not: lists of nodes and texts; of `hints` texts. Once a task is
      `solved` what is `said` stands above the outcome of its position, which would be taken for the answer's mark. */
  fill(place, { fields = [], row = [], said, solved, hints, gone, buttons }) {
    const all = [this.#fields, this.#row, this.#said, this.#hints, this.#onward];
    if (all.some((one, at) => place.children[at] !== one)) place.replaceChildren(...all);
    const focus = [...place.querySelectorAll(FOCUSED)].indexOf(place.getRootNode().activeElement);
    this.#fields.replaceChildren(...fields);
    this.#row.replaceChildren(...row);
    this.#row.className = row.length ? "nian-answers" : ""; // what is empty takes no room
    for (const before of this.#onward.querySelectorAll("button")) before.remove();
    this.#onward.append(...buttons);
    const caption = place.closest(".nian-card").querySelector(".nian-caption");
    if (caption.firstChild !== this.#judged) caption.prepend(this.#judged);
    say(this.#said, solved ? [] : said);
    say(this.#judged, solved ? said : []);
    say(this.#hints, hints.map((hint) => element("span", {}, hint)));
    say(this.#gone, gone);
    if (focus >= 0) (place.querySelectorAll(FOCUSED)[focus] ?? buttons.at(-1)).focus();
  }
}

/** Has an element say something else; what it says already it does not say again. */
function say(place, parts) {
  const text = parts.map((part) => part.textContent ?? part).join("");
  if (place.textContent !== text) place.replaceChildren(...parts);
}
