// All things at once, small, to go to one.
import { composing } from "../common/composing.js";
import { element as thingElement } from "../common/shown.js";
import { fill } from "../common/fill.js";
import { PARTS, VISIBILITY } from "../common/known.js";
import { button, element } from "../common/make.js";
import { sheet } from "./dialog.js";
import { WAITS, hideAnswers } from "./styles.js";

export function overview({ lecture, deck, theme, go }) {
  const { root, words } = lecture;
  const dialog = sheet(root, words, words.overview, "lecture-overview");
  const choose = (at) => {
    dialog.close();
    go(at);
  };
  const all = deck.things.map((thing, index) => {
    const at = index + 1;
    const small = thingElement(thing);
    for (const part of PARTS) small.setAttribute(part, VISIBILITY.at(-1));
    small.setAttribute("answers", "hidden");
    small.setAttribute("theme", theme);
    small.toggleAttribute(WAITS, deck.answers !== "shown");
    customElements.whenDefined(small.localName).then(() => hideAnswers(small), () => {});
    const picture = element("span", { class: "lecture-small", inert: "", "aria-hidden": "true" }, small);
    const made = button("lecture-choice", "", () => choose(at));
    made.append(picture, element("span", {}, element("b", {}, String(at)), " ", element("span", lecture.langAt(at) ? { lang: lecture.langAt(at) } : {}, lecture.titleAt(at))));
    if (at === deck.at) made.setAttribute("aria-current", "step");
    return made;
  });
  const typed = element("p", { class: "lecture-typed", role: "status" });
  dialog.append(element("div", { class: "lecture-all" }, ...all), typed);
  all[deck.at - 1].focus();
  for (const small of dialog.querySelectorAll(".lecture-small > *")) small.ready?.catch(() => {}); // each is near: none waits

  let digits = "";
  dialog.addEventListener("keydown", (event) => {
    if (composing(event)) return;
    const { key } = event;
    const now = all.indexOf(document.activeElement);
    const across = all.filter((one) => one.offsetTop === all[0].offsetTop).length;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across }[key];
    if (by) all[Math.max(0, Math.min(all.length - 1, now + by))].focus();
    else if (/^\d$/.test(key)) digits = (digits + key).slice(-2);
    else if (key === "Enter" && digits) {
      const at = Number(digits);
      digits = "";
      if (all[at - 1]) choose(at);
      else typed.textContent = fill(words.noThing, at, all.length);
      return event.preventDefault();
    } else if (/^o$/i.test(key)) dialog.close();
    else return;
    typed.textContent = digits && `→ ${digits}`;
    event.preventDefault();
  });
}
