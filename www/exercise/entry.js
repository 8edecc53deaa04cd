// Where the reader puts an answer together that is numbers: places to choose, or a field.
import { composing } from "../common/composing.js";
import { list } from "../common/fill.js";
import { button, element } from "../common/make.js";

/** The powers of two up to the one above a number, and Fibonacci's terms likewise: that there is a highest is not
    given away. Descending. */
function terms(most, next) {
  const all = [1, 2];
  while (all.at(-1) <= most) all.push(next(...all.slice(-2)));
  return all.reverse();
}
const powers = (most) => terms(most, (_, last) => 2 * last);
const fibonacci = (most) => terms(most, (one, last) => one + last);

const numbers = (about) => about.match(/\d+/g).map(Number);

/** What can be chosen, and how the answer is written; nothing where a number is typed. */
function choices({ asks, about, form }) {
  if (form === "read") return undefined;
  if (asks === "columns") {
    const most = Math.max(...numbers(about.split(":")[1]));
    return { of: powers(most).slice(1), write: (chosen) => chosen.join(",") || "0" };
  }
  if (asks === "binary") {
    const of = powers(numbers(about)[0]);
    return { of, digits: true, write: (chosen) => of.map((place) => (chosen.includes(place) ? "1" : "0")).join("").replace(/^0+/, "") };
  }
  if (asks === "fibonacci") return { of: fibonacci(numbers(about)[0]), digits: true, write: (chosen) => chosen.join("+") };
  return undefined;
}

/** Gives what draws the fields and the buttons of an answer, and the answer as it stands; what the reader has chosen or typed
    stays in it. */
export function entry(task) {
  const { asks } = task;
  const some = choices(task);
  const chosen = new Set();
  let typed = "";
  const pick = (place, changed) => {
    const on = chosen.has(place);
    const act = () => {
      chosen[on ? "delete" : "add"](place);
      changed();
    };
    const node = button("nian-pick", "", act, { "aria-pressed": on });
    if (some.digits) node.append(element("b", { "aria-hidden": "true" }, on ? "1" : "0"));
    node.append(element("span", {}, place));
    return node;
  };
  const field = (words, act) => {
    const input = Object.assign(element("input", { type: "text", inputmode: "numeric", autocomplete: "off" }), { value: typed });
    input.addEventListener("input", () => { typed = input.value; });
    input.addEventListener("keydown", (event) => event.key === "Enter" && !composing(event) && asks !== "residue" && act(typed));
    return element("label", { class: "nian-amount" }, element("span", {}, words.field), input);
  };
  const value = () => (some ? some.write(some.of.filter((place) => chosen.has(place))) : typed);
  return {
    value,
    fields: (words, changed, act) => (some
      ? [element("div", { class: "nian-picks", role: "group", "aria-label": words.field }, ...some.of.map((place) => pick(place, changed)))]
      : [field(words, act)]),
    buttons(words, act) {
      if (asks === "residue") {
        return ["safe", "unsafe"].map((outcome, at) => button("nian-answer", list(words.outcomes)[at], () => act(typed.trim() && `${typed} ${outcome}`)));
      }
      return [button("nian-answer", words.judge, () => act(value()))];
    },
  };
}
