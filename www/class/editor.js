// One's own lesson, which is changed in place. All of it can be taken back.
import { ANSWERS } from "../common/known.js";
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { actions } from "./actions.js";
import { add, move, remove, set } from "./change.js";
import { checked } from "./checked.js";
import { MOST_THINGS, textOf } from "./deck.js";
import { startField, textField } from "./fields.js";
import { onDrop, pick } from "./file.js";
import { History } from "./history.js";
import { complaint } from "./lesson.js";
import { item, list } from "./list.js";
import { namesIn } from "./names.js";
import { pasted } from "./pasted.js";
import { language, words } from "./said.js";
import { titleOf } from "./title.js";
import { EMPTY, KEY } from "./tray.js";

const MOST_STEPS = 99; // of what has steps, where nobody knows how many

/** Shows the tray's lesson in `place`; gives what replaces it: `open(deck, faults)`. */
export function showEditor(place, tray, { dress, project }) {
  const history = new History(dress(tray.read()));
  let open = -1; // the thing whose fields are unfolded
  let faults = [];

  const status = element("p", { class: "said", role: "status" });
  const say = (text) => {
    const kept = tray.state === "ok" ? "" : words[tray.state === "damaged" ? "keptDamaged" : "keptForbidden"];
    status.textContent = [text, kept].filter(Boolean).join(" ");
  };
  const parts = {
    wrong: element("div", {}),
    title: element("div", {}),
    doing: actions(() => history.now, { say, project: (deck) => project(deck, placed) }),
    things: element("div", {}),
  };
  const undo = button("plain", words.undo, () => back("undo"));
  const redo = button("plain", words.redo, () => back("redo"));

  /** The lesson is another: kept, shown, told. What is typed is where it was typed already. */
  function change(deck, { said = "", field, focus } = {}) {
    history.push(deck, field);
    tray.write(deck);
    if (field) {
      buttons();
      say("");
      return;
    }
    faults = [];
    show(focus);
    say(said);
  }

  function back(which) {
    history[which]();
    tray.write(history.now);
    faults = [];
    open = -1;
    show(which);
    say(which === "undo" ? words.undone : words.redone);
  }

  function buttons() {
    const { now } = history;
    const some = now.things.length > 0;
    undo.disabled = !history.canUndo;
    redo.disabled = !history.canRedo;
    parts.doing.hidden = !some;
    empty.hidden = !some && !now.title;
    before.hidden = !tray.before;
    answers.value = now.answers;
    answering.hidden = !some;
  }

  /** The class has been in another place of it. */
  function placed({ at, step }) {
    history.place(at, step);
    tray.write(history.now);
    show();
  }

  /** Shows all of it; the focus goes to what is named so, if it is there. */
  function show(focus) {
    const { now } = history;
    parts.wrong.replaceChildren(...complaint(faults));
    parts.title.replaceChildren(
      textField(words.titleLabel, now, "title", (title) => change({ ...history.now, title }, { field: "title" }), now.ready ? "" : undefined));
    const things = now.things.map(thingOf);
    const none = element("p", { class: "count" }, words.nothing);
    parts.things.replaceChildren(things.length ? list(things) : none);
    buttons();
    const named = { undo: undo.disabled ? redo : undo, redo: redo.disabled ? undo : redo }[focus]
      ?? (focus && parts.things.querySelector(`[data-key="${focus}"]:not(:disabled)`));
    if (named) named.focus();
    else if (focus) field.focus();
  }

  /** A thing with its buttons; its fields are unfolded one at a time. */
  function thingOf(thing, at) {
    const { length } = history.now.things;
    const controls = element("p", { class: "controls" });
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
    const named = [];
    const go = async (to, focus) => {
      if (to < 0 || to >= length) return;
      open = open === at ? to : -1;
      const title = await titleOf(thing, language);
      change(move(history.now, at, to), { said: fill(words.movedTo, title, to + 1), focus: `${focus}-${to}` });
    };
    const unfold = button("plain", words.change, () => {
      open = open === at ? -1 : at;
      show(`change-${at}`);
    }, { "data-key": `change-${at}`, "aria-expanded": open === at });
    controls.append(
      unfold,
      control("up", "↑", () => go(at - 1, at > 1 ? "up" : "down"), at === 0),
      control("down", "↓", () => go(at + 1, at + 2 < length ? "down" : "up"), at === length - 1),
      control("remove", "×", async () => {
        open = -1;
        const title = await titleOf(thing, language);
        change(remove(history.now, at), { said: fill(words.removed, title), focus: `remove-${Math.min(at, length - 2)}` });
      }),
    );
    node.append(controls);
    if (open === at) node.append(fieldsOf(thing, at));
    node.addEventListener("keydown", (event) => {
      const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      go(at + step, event.target.dataset.key?.split("-")[0] ?? "change");
    });
    draggable(node, at);
    return node;
  }

  function fieldsOf(thing, at) {
    const kept = history.now.ready ? "" : undefined;
    const box = element("div", { class: "fields" });
    for (const name of ["name", "question", "note"]) {
      box.append(textField(words[name], thing, name, (text) => {
        change(set(history.now, at, { [name]: text }), { field: `${name}-${at}` });
        shown();
      }, name === "name" ? undefined : kept));
    }
    const shown = () => { // above its fields it is as it is
      const fresh = item(history.now.things[at]);
      const old = box.parentNode;
      for (const part of old.querySelectorAll(":scope > :is(.title, .question, .note)")) part.remove();
      old.prepend(...fresh.childNodes);
    };
    if (thing.kind === "example" || thing.kind === "number") {
      namesIn(language).catch(() => undefined).then((names) => {
        const most = (thing.kind === "example" && names?.examples[thing.of]?.[1]) ?? MOST_STEPS;
        box.append(startField(thing, most || MOST_STEPS, (start) => {
          change(set(history.now, at, { start }), { field: `start-${at}` });
          shown();
        }));
      });
    }
    return box;
  }

  /** Things are moved by dragging as well. */
  function draggable(node, at) {
    node.draggable = open === -1; // text in a field is to be marked
    node.addEventListener("dragstart", (event) => {
      event.dataTransfer.setData("text/x-nian", String(at));
      event.dataTransfer.effectAllowed = "move";
    });
    node.addEventListener("dragover", (event) => {
      if (!event.dataTransfer.types.includes("text/x-nian")) return;
      event.preventDefault();
      node.dataset.over = "";
    });
    for (const type of ["dragleave", "drop"]) node.addEventListener(type, () => delete node.dataset.over);
    node.addEventListener("drop", async (event) => {
      const from = event.dataTransfer.getData("text/x-nian");
      const thing = from && history.now.things[Number(from)];
      if (!thing) return;
      event.preventDefault();
      const title = await titleOf(thing, language);
      change(move(history.now, Number(from), at), { said: fill(words.movedTo, title, at + 1) });
    });
  }

  /** Another lesson takes its place. */
  function replace(deck, found) {
    tray.replace(deck);
    open = -1;
    change(dress(deck), { said: fill(words.opened, textOf(deck.title, language)?.text ?? words.untitled), focus: "change-0" });
    faults = found;
    parts.wrong.replaceChildren(...complaint(faults));
  }

  async function openFile(file) {
    const { deck, faults: found } = await file;
    if (!deck?.things.length) {
      faults = found;
      parts.wrong.replaceChildren(...complaint(faults));
      return say("");
    }
    const whole = await checked(dress(deck));
    replace(whole.deck, [...found, ...whole.faults]);
  }

  const field = element("textarea", { id: "to-add", rows: 1, "aria-describedby": "to-add-hint", spellcheck: "false" });
  const adding = element("form", { class: "adding" },
    element("label", { for: "to-add" }, words.addLabel),
    element("span", { class: "row" }, field, element("button", { type: "submit", class: "plain" }, words.add)),
    element("small", { id: "to-add-hint" }, words.addHint));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    adding.requestSubmit();
  });
  adding.addEventListener("submit", async (event) => {
    event.preventDefault();
    const found = pasted(field.value);
    if (!found.things.length && !found.faults.length) return field.focus();
    const { deck, faults: unknown } = await checked({ ...EMPTY, things: found.things });
    const { things } = deck;
    const wrong = [...found.faults, ...unknown];
    field.setAttribute("aria-invalid", wrong.length > 0);
    if (history.now.things.length + things.length > MOST_THINGS) return say(words.full);
    if (things.length) {
      const said = things.length > 1 ? fill(words.addedSeveral, things.length) : fill(words.added, await titleOf(things[0], language));
      open = -1;
      change(add(history.now, things), { said });
      if (!wrong.length) field.value = "";
    }
    faults = wrong;
    parts.wrong.replaceChildren(...complaint(faults));
    field.focus();
  });

  const empty = button("plain", words.empty, () => {
    open = -1;
    tray.replace(EMPTY);
    change(EMPTY, { said: words.emptied, focus: "undo" });
  });
  const before = button("plain", words.before, () => replace(tray.before, []));
  const choices = ANSWERS.map((value) => element("option", { value }, words[`answers${value[0].toUpperCase()}${value.slice(1)}`]));
  const answers = element("select", { id: "answers" }, ...choices);
  answers.addEventListener("change", () => change({ ...history.now, answers: answers.value }, { field: "answers" }));
  const answering = element("p", { class: "field" }, element("label", { for: "answers" }, words.answers), answers);

  place.replaceChildren(
    parts.wrong,
    parts.title,
    parts.doing,
    element("div", { class: "doing quiet" }, undo, redo, button("plain", words.open, async () => openFile(await pick())), before, empty),
    status,
    parts.things,
    answering,
    adding,
  );
  onDrop(document.documentElement, words.drop, openFile);
  addEventListener("keydown", (event) => {
    if (!place.isConnected || place.hidden || event.target.closest?.("input, textarea, dialog") || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    back(event.shiftKey ? "redo" : "undo");
  });
  // Something was added in another window.
  addEventListener("storage", ({ key }) => {
    if (key !== `nian:${KEY}`) return;
    history.push(dress(tray.read()));
    open = -1;
    show();
  });
  show();
  say("");
  return { open: replace };
}
