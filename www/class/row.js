// A thing of one's own lesson with what changes it: buttons, keys, dragging, fields.
import { composing } from "../common/composing.js";
import { fill } from "../common/fill.js";
import { FOLDERS } from "../common/known.js";
import { button, element } from "../common/make.js";
import { ours } from "../nian/site.js";
import { startField, textField } from "./fields.js";
import { hasSteps } from "./item.js";
import { item } from "./list.js";
import { madeOf } from "./made.js";
import { namesIn } from "./names.js";
import { language, words } from "./said.js";

const MOST_STEPS = 99; // of what has steps, where nobody knows how many
const DRAGGED = "text/x-nian";

/** The row of a thing at its place; `doing` does what it asks for (`editor.js`). */
export function row(thing, at, doing) {
  const named = []; // what says in its name which thing it is for
  const unfold = button("plain", words.change, () => doing.unfold(at), { "data-key": `change-${at}`, "aria-expanded": doing.isOpen(at) });
  const node = item(thing, (title) => {
    unfold.setAttribute("aria-label", `${words.change} · ${title}`);
    for (const [word, control] of named) control.setAttribute("aria-label", fill(words[word], title));
  });
  const control = (word, sign, act, disabled = false) => {
    const made = button("sign", sign, act, { "data-key": `${word}-${at}` });
    made.disabled = disabled;
    named.push([word, made]);
    return made;
  };
  const last = doing.length - 1;
  const go = (to, focus) => {
    if (to >= 0 && to <= last) doing.move(at, to, `${focus}-${to}`);
  };
  node.append(element("p", { class: "controls" },
    unfold,
    control("up", "↑", () => go(at - 1, at > 1 ? "up" : "down"), at === 0),
    control("down", "↓", () => go(at + 1, at + 1 < last ? "down" : "up"), at === last),
    control("remove", "×", () => doing.remove(at))));
  if (doing.isOpen(at)) node.append(fieldsOf(node, thing, at, doing));
  node.addEventListener("keydown", (event) => {
    const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || composing(event)) return;
    event.preventDefault();
    go(at + step, event.target.dataset.key?.split("-")[0] ?? "change");
  });
  draggable(node, at, doing);
  return node;
}

function fieldsOf(node, thing, at, doing) {
  const box = element("div", { class: "fields" });
  const set = (name, value) => {
    const fresh = item(doing.set(at, name, value)); // above its fields it is as it is
    for (const part of node.querySelectorAll(":scope > :is(.title, .question, .note)")) part.remove();
    node.prepend(...node.querySelectorAll(":scope > .small"), ...fresh.childNodes);
  };
  for (const name of ["name", "question", "note"]) {
    box.append(textField(words[name], thing, name, (text) => set(name, text), name === "name" ? undefined : doing.kept));
  }
  if (thing.kind === "lesson") {
    const href = ours(`${FOLDERS[language]}make/?lesson=${thing.of}`).href;
    box.append(element("p", { class: "field" }, element("a", { href, target: "_blank" }, words.madeChange)));
  }
  if (hasSteps(thing.kind)) {
    lastStep(thing).catch(() => undefined).then((last) => {
      box.append(startField(thing, last ?? MOST_STEPS, (start) => set("start", start)));
    });
  }
  return box;
}

/** The last step of a thing, where anybody knows it. */
async function lastStep({ kind, of }) {
  if (kind === "lesson") return (await madeOf(of)).steps;
  return kind === "example" ? (await namesIn(language)).examples[of]?.[1] : undefined;
}

function draggable(node, at, doing) {
  node.draggable = !doing.anyOpen; // text in a field is to be marked
  node.addEventListener("dragstart", (event) => {
    event.dataTransfer.setData(DRAGGED, String(at));
    event.dataTransfer.effectAllowed = "move";
  });
  node.addEventListener("dragover", (event) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    node.dataset.over = "";
  });
  for (const type of ["dragleave", "drop"]) node.addEventListener(type, () => delete node.dataset.over);
  node.addEventListener("drop", (event) => {
    const from = event.dataTransfer.getData(DRAGGED);
    if (!from || !(Number(from) < doing.length)) return;
    event.preventDefault();
    doing.move(Number(from), at);
  });
}
