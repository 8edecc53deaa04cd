// One's own lesson, which is changed in place. All of it can be taken back.
import { composing } from "../common/composing.js";
import { ANSWERS } from "../common/known.js";
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { actions } from "./actions.js";
import { addingForm } from "./adding.js";
import { add, move, remove, set } from "./change.js";
import { checked } from "./checked.js";
import { MOST_THINGS, textOf } from "./deck.js";
import { textField } from "./fields.js";
import { onDrop, pick } from "./file.js";
import { History } from "./history.js";
import { complaint } from "./lesson.js";
import { list } from "./list.js";
import { row } from "./row.js";
import { language, words } from "./said.js";
import { titleOf } from "./title.js";
import { EMPTY, KEY } from "./tray.js";

/** Shows the tray's lesson in `place`; gives what replaces it: `open(deck, faults)`, and `look(deck, faults, become)`. */
export function showEditor(place, tray, { dress, project }) {
  const history = new History(dress(tray.read()));
  let open = -1; // the thing whose fields are unfolded
  let faults = [];
  let become; // hears that a lesson of a link, which is only looked at, is one's own: nothing is kept before it is changed

  const status = element("p", { class: "said", role: "status" });
  const say = (text) => {
    const kept = tray.state === "ok" ? "" : words[tray.state === "damaged" ? "keptDamaged" : "keptForbidden"];
    status.textContent = [text, kept].filter(Boolean).join(" ");
  };
  const parts = {
    wrong: element("div", {}),
    title: element("div", {}),
    doing: actions(() => history.now, { say, project: (deck) => project(deck, placed, !become) }),
    things: element("div", {}),
  };
  const undo = button("plain", words.undo, () => back("undo"));
  const redo = button("plain", words.redo, () => back("redo"));

  /** The lesson is another: kept, shown, told. What is typed is where it was typed already. */
  function change(deck, { said = "", field, focus } = {}) {
    history.push(deck, field);
    keep(deck);
    if (field) {
      buttons();
      say("");
      return;
    }
    faults = [];
    show(focus);
    say(said);
  }

  /** Keeps a lesson. One of a link is one's own from now on; the one that was there can be brought back. */
  function keep(deck) {
    if (become) tray.replace(deck);
    else tray.write(deck);
    become?.();
    become = undefined;
  }

  function complain(found) {
    faults = found;
    parts.wrong.replaceChildren(...complaint(found));
  }

  function back(which) {
    history[which]();
    if (!become) tray.write(history.now);
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
    before.hidden = !tray.hasEarlier && !(become && tray.read().things.length);
    answers.value = now.answers;
    answering.hidden = !some;
  }

  /** The class has been in another place of it. */
  function placed({ at, step }) {
    history.place(at, step);
    if (!become) tray.write(history.now);
    show();
  }

  /** Shows all of it; the focus goes to what is named so, if it is there. */
  function show(focus) {
    const { now } = history;
    parts.wrong.replaceChildren(...complaint(faults));
    parts.title.replaceChildren(
      textField(words.titleLabel, now, "title", (title) => change({ ...history.now, title }, { field: "title" }), now.ready ? "" : undefined));
    const things = now.things.map((thing, at) => row(thing, at, doing));
    const none = element("p", { class: "count" }, words.nothing);
    parts.things.replaceChildren(things.length ? list(things) : none);
    buttons();
    const named = { undo: undo.disabled ? redo : undo, redo: redo.disabled ? undo : redo }[focus]
      ?? (focus && parts.things.querySelector(`[data-key="${focus}"]:not(:disabled)`));
    if (named) named.focus();
    else if (focus) adding.field.focus();
  }

  /** What a row can have done to its thing. */
  const doing = {
    get length() { return history.now.things.length; },
    isOpen: (at) => open === at,
    get anyOpen() { return open !== -1; },
    unfold(at) {
      open = open === at ? -1 : at;
      show(`change-${at}`);
    },
    /** Moves a thing; its fields stay unfolded only where `focus` says that it was moved from there. */
    async move(from, to, focus) {
      open = focus && open === from ? to : -1;
      const title = await titleOf(history.now.things[from], language);
      change(move(history.now, from, to), { said: fill(words.movedTo, title, to + 1), focus });
    },
    async remove(at) {
      open = -1;
      const { length } = history.now.things;
      const title = await titleOf(history.now.things[at], language);
      change(remove(history.now, at), { said: fill(words.removed, title), focus: `remove-${Math.min(at, length - 2)}` });
    },
    /** Something is typed into a field of it; gives the thing as it is then. */
    set(at, name, value) {
      change(set(history.now, at, { [name]: value }), { field: `${name}-${at}` });
      return history.now.things[at];
    },
    /** What an emptied text is: of a ready-made lesson nothing comes back. */
    get kept() { return history.now.ready ? "" : undefined; },
  };

  /** Another lesson takes its place. */
  function replace(deck, found) {
    if (!become) tray.replace(deck);
    open = -1;
    change(dress(deck), { said: fill(words.opened, textOf(deck.title, language)?.text ?? words.untitled), focus: "change-0" });
    complain(found);
  }

  async function openFile(file) {
    const { deck, thing, faults: found } = await file;
    if (thing) return addMade(thing);
    if (!deck?.things.length) {
      complain(found);
      return say("");
    }
    const whole = await checked(dress(deck));
    replace(whole.deck, [...found, ...whole.faults]);
  }

  /** The file of a single example comes at the end. */
  async function addMade(thing) {
    if (doing.length >= MOST_THINGS) return say(words.full);
    const title = await titleOf(thing, language);
    open = -1;
    change(add(history.now, [thing]), { said: fill(words.added, title) });
  }

  const adding = addingForm({
    most: () => MOST_THINGS - history.now.things.length,
    say,
    added(things, said) {
      open = -1;
      change(add(history.now, things), { said });
    },
    wrong: complain,
  });

  const empty = button("plain", words.empty, () => {
    open = -1;
    if (!become) tray.replace(EMPTY);
    change(EMPTY, { said: words.emptied, focus: "undo" });
  });
  const before = button("plain", words.before, () => {
    const { now } = history;
    if (become) keep(now); // what is one's own is the newest then
    if (!tray.hasEarlier) return;
    open = -1;
    const deck = dress(tray.turn(now));
    change(deck, { said: fill(words.opened, textOf(deck.title, language)?.text ?? words.untitled), focus: "change-0" });
  });
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
    adding.form,
  );
  onDrop(document.documentElement, words.drop, openFile);
  addEventListener("keydown", (event) => {
    if (composing(event) || !place.isConnected || place.hidden || event.target.closest?.("input, textarea, dialog") || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    back(event.shiftKey ? "redo" : "undo");
  });
  // Something was added in another window.
  addEventListener("storage", ({ key }) => {
    if (key !== `nian:${KEY}` || become) return;
    history.push(dress(tray.read()));
    open = -1;
    show();
  });
  show();
  say("");
  return {
    open: replace,
    /** Shows the lesson of a link; `owned` hears that it has become one's own. */
    look(deck, found, owned) {
      become = owned;
      history.push(dress(deck));
      open = -1;
      faults = found;
      show("change-0");
      say(fill(words.lookedAt, textOf(deck.title, language)?.text ?? words.untitled));
    },
  };
}
