// The lesson that is made: a board on which it is played, its steps, and what pupils see. All can be taken back.
import { composing } from "../common/composing.js";
import { FOLDERS } from "../common/known.js";
import { fill } from "../common/fill.js";
import { onDrop, pickFile } from "../common/files.js";
import { button, element } from "../common/make.js";
import { History } from "../class/history.js";
import { MOST, judge } from "./check.js";
import { isLater, read } from "./file.js";
import { ofPasted, ofText } from "./given.js";
import { judgeOf } from "./judge.js";
import { KEY, Kept, isEmpty, settled } from "./kept.js";
import { languagePart, nameOf } from "./languages.js";
import { EMPTY, goBack, insert, play, played, remove, set, startAt, stepAt, swap, textIn, written } from "./lesson.js";
import { list, standing } from "./list.js";
import { nowPart } from "./now.js";
import { outPart } from "./out.js";
import { language, words } from "./said.js";
import { Shown, Teller } from "./shown.js";
import { sourcePart } from "./source.js";
import { startPart } from "./start.js";

const SOON = 250; // milliseconds after which what is typed is judged and shown

/** Shows the lesson of this device in `place`; `fold` is what sets a position up by hand. Gives
    `look(given, become)`. */
export function showEditor(place, fold) {
  const kept = new Kept();
  const history = new History(kept.read(), Infinity);
  let found = { faults: [], good: undefined }; // what the judge has said last
  let fault; // the judge, once it is there
  let turn = 0; // what is shown now; what comes of earlier ones is not wanted any more
  let showing = false; // whether the preview is on its way to a step
  let told = []; // the computed sentences that stand in the list
  let opening = false; // whether it is yet to be said what has been opened
  let later;
  let become; // hears that a lesson of a link, which is only looked at, is one's own: nothing is kept before it is changed
  let mending = false; // whether the text of the file is one that was put aside

  const status = element("p", { class: "said", role: "status" });
  const say = (text) => {
    opening = false;
    const trouble = kept.state === "ok" ? "" : words[{ damaged: "keptDamaged", mended: "keptMended" }[kept.state] ?? "keptForbidden"];
    status.textContent = [text, trouble].filter(Boolean).join(" ");
  };

  /** The lesson as it is passed on: one that has no title gets the usual one. */
  const whole = (lesson) => (lesson.title ? lesson : { ...lesson, title: { [language]: words.usualTitle } });

  // What is seen.
  const preview = new Shown(whole(EMPTY));
  const board = element("nian-game", { opponent: "none", first: "reader", position: EMPTY.start });
  const noBoard = element("p", { class: "about", hidden: "" }, words.noBoard);
  const seenWrong = element("p", { class: "wrong", hidden: "" }, words.seenWrong);
  const unsaid = element("p", { class: "about", hidden: "" }, words.later);
  const nowPlace = element("div", {});
  const listPlace = element("div", {});
  const languages = languagePart(() => show());
  const title = element("input", { id: "title", type: "text", "data-key": "title" });
  title.addEventListener("input", () => {
    const { lesson, at } = history.now;
    change({ lesson: set(lesson, 0, { title: written(lesson, lesson.title, languages.tag, title.value.trim()) }), at }, { field: `title-${languages.tag}` });
  });
  const start = startPart(takeStart);
  const source = sourcePart({
    fault: async (text) => (await judging())?.(text) ?? "",
    changed(lesson) {
      change(settled({ lesson, at: history.now.at }), { field: "source", show: true });
      if (mending) kept.forgetDamaged();
      mending = false;
      aside.hidden = !kept.damaged;
    },
  });
  const out = outPart(asIs, async () => {
    clearTimeout(later);
    await judged();
    return found.faults.length ? undefined : asIs();
  });

  const undo = button("plain", words.undo, () => back("undo"), { "data-key": "undo" });
  const redo = button("plain", words.redo, () => back("redo"), { "data-key": "redo" });
  const before = button("plain", words.before, bringBack, { "data-key": "before" });
  const aside = button("plain", words.aside, () => {
    mending = true;
    source.open(kept.damaged);
  }, { "data-key": "aside" });
  const empty = button("plain", words.empty, () => replace({ lesson: EMPTY, at: 0 }, words.emptied));
  const open = button("plain", words.open, async () => openFile(await pickFile(".json,application/json,text/plain")));
  const seen = element("section", { class: "seen", "aria-labelledby": "seen" }, element("h2", { id: "seen" }, words.seen), seenWrong);
  place.replaceChildren(
    // Little stands before the board: the first screen shows it, and what pupils see.
    element("div", { class: "heading" },
      element("div", {}, element("div", { class: "doing light" }, undo, redo, open, empty, before, aside), status), start.element, fold),
    element("div", { class: "desk" },
      element("section", { class: "play", "aria-label": words.playing }, element("p", { class: "about" }, words.playAbout), board, noBoard,
        element("div", { class: "naming" }, element("p", { class: "field" }, element("label", { for: "title" }, words.titleLabel), title), languages.element),
        nowPlace),
      seen,
      element("section", { class: "course", "aria-labelledby": "course" }, element("h2", { id: "course" }, words.steps), listPlace, unsaid)),
    out.element, source.element);
  const teller = new Teller(place, whole(EMPTY));
  let [now, steps] = [];

  /** What is passed on. */
  function asIs() {
    const lesson = whole(history.now.lesson);
    return { lesson, title: textIn(lesson, lesson.title, languages.tag) || otherTitle(lesson), widget: preview.element };
  }

  /** The judge; what it needs may be long in coming, which the board says. */
  async function judging() {
    try {
      return (fault ??= await judgeOf(teller.element));
    } catch {
      return undefined;
    }
  }

  /** Another lesson, or another place in it. Of what is typed the field stays as it is. */
  function change(next, { said = "", field, focus, show: again } = {}) {
    history.push(next, field);
    own();
    kept.write(next);
    out.stale();
    if (field) {
      buttons();
      if (again) show();
      else {
        listed();
        soon();
      }
    } else show(focus);
    say(said);
  }

  /** The lesson of a link is one's own from now on; the one that was there can be brought back. */
  function own() {
    if (!become) return;
    kept.put(kept.read());
    become();
    become = undefined;
  }

  function bringBack() {
    own();
    if (kept.hasEarlier) replace(kept.turn(history.now), words.broughtBack, false);
  }

  function back(which) {
    history[which]();
    if (!become) kept.write(history.now);
    out.stale();
    show(which);
    say(which === "undo" ? words.undone : words.redone);
  }

  /** One stands at another step. */
  function go(at, focus) {
    if (at < 0 || at > history.now.lesson.steps.length) return;
    history.place(at);
    if (!become) kept.write(history.now);
    show(focus === true ? `step-${at}` : focus);
    say(standing(history.now.lesson, at));
  }

  function buttons() {
    undo.disabled = !history.canUndo;
    redo.disabled = !history.canRedo;
  }

  /** What can be done at the step where one stands. */
  const doing = {
    get lesson() { return history.now.lesson; },
    go,
    write(values, field) {
      const { lesson, at } = history.now;
      change({ lesson: set(lesson, at, values), at }, { field, focus: Object.keys(values)[0] });
    },
    insert: () => change(insert(history.now.lesson, history.now.at), { said: words.inserted, focus: "say" }),
    back: () => change(goBack(history.now.lesson, history.now.at), { said: fill(words.wentBack, history.now.at), focus: "say" }),
    remove: (at) => change(remove(history.now.lesson, at), { said: fill(words.removed, at), focus: "remove" }),
    swap(at, to, focus) {
      const next = swap(history.now.lesson, at, to);
      if (next.lesson !== history.now.lesson) change(next, { said: fill(words.moved, at, to), focus: focus ?? `step-${to}` });
    },
  };

  /** The list of steps, as they are now. */
  function listed() {
    const made = list(history.now, languages.tag, doing);
    listPlace.replaceChildren(made.element);
    steps = made;
    steps.wrong(found.faults);
    if (told.length !== history.now.lesson.steps.length + 1) told = Array(history.now.lesson.steps.length + 1);
    told.forEach((sentence, at) => steps.tell(at, sentence));
  }

  /** All of it; the focus goes to what is named so, if it is there. */
  function show(focus) {
    const { lesson, at } = history.now;
    const tag = languages.tag;
    languages.show(lesson);
    if (document.activeElement !== title) title.value = textIn(lesson, lesson.title, tag);
    title.placeholder = otherTitle(lesson) ?? words.usualTitle;
    title.lang = tag;
    start.show(typeof lesson.start === "string" ? lesson.start : "");
    now = nowPart(history.now, tag, nameOf(tag), doing);
    nowPlace.replaceChildren(now.element);
    listed();
    buttons();
    before.hidden = !kept.hasEarlier && !(become && !isEmpty(kept.read()));
    aside.hidden = !kept.damaged;
    if (focus) focusOn(focus);
    clearTimeout(later);
    judged();
  }

  function focusOn(name) {
    const there = place.querySelector(`[data-key="${name}"]:not(:disabled)`);
    const near = { undo: redo, redo: undo, remove: now.element.querySelector("textarea") }[name];
    (there ?? near ?? now.element.querySelector("textarea")).focus();
  }

  function soon() {
    clearTimeout(later);
    later = setTimeout(judged, SOON);
  }

  const openedSaid = () => (become ? words.looked : words.opened);

  /** What is wrong is told, and what is right is shown. */
  async function judged() {
    const mine = (turn += 1);
    const { lesson, at } = history.now;
    source.show(lesson);
    const ask = await judging();
    if (mine !== turn) return;
    if (!ask) {
      if (opening) say(fill(openedSaid(), stepsOf(lesson)));
      return;
    }
    const judgement = await judge(whole(lesson), ask, () => mine !== turn);
    if (!judgement) return;
    found = judgement;
    const { faults, good } = found;
    if (opening) say(fill(openedSaid(), summary(lesson, faults)));
    steps.wrong(faults);
    now.wrong(faults.find((one) => one.at === at)?.message);
    now.offer(() => false);
    source.wrong(faults);
    seenWrong.hidden = !faults.length;
    unsaid.hidden = !isLater(lesson);
    out.ready(!faults.length);
    showing = false;
    if (!good) return board.toggleAttribute("inert", true);
    await shown(good, at, mine);
    if (mine !== turn) return;
    const { position } = preview.element;
    now.offer((name) => typeof position === "string" && !ask(JSON.stringify({ title: { en: "." }, start: position, show: name, steps: [] })));
    await computed(good, mine);
  }

  /** Shows the lesson, and on the board what one goes on from. */
  async function shown(good, at, mine) {
    showing = true;
    if (!preview.element.isConnected) seenWrong.before(preview.element);
    await preview.show(good, at).catch(() => {}); // it says itself what is wrong
    if (mine !== turn) return;
    showing = false;
    const { position } = preview.element;
    board.inert = false;
    board.hidden = typeof position !== "string";
    noBoard.hidden = !board.hidden;
    const first = played(good, at) % 2 ? "other" : "reader"; // whose turn it says it is
    if (board.getAttribute("first") !== first) board.setAttribute("first", first); // what was chosen is gone then
    // What was played is a step by now: the board has nothing of its own to take back.
    if (!board.hidden && (board.position !== position || board.moves.length)) board.setAttribute("position", position);
  }

  /** Says in grey what is computed where nobody has written. */
  async function computed(good, mine) {
    const tag = Object.hasOwn(FOLDERS, languages.tag) ? languages.tag : language;
    const { at } = history.now;
    const own = (number) => textIn(good, stepAt(good, number).say, languages.tag);
    // A step that could not be shown has nothing to say.
    const { lesson } = history.now;
    const wanted = [at, ...good.steps.map((_, index) => index + 1), 0].filter((number) => (number === at || !stepAt(good, number).say) && !isGone(good, lesson, number));
    for (const number of new Set(wanted)) {
      const sentence = await teller.sentence(good, number, tag).catch(() => "");
      if (mine !== turn) return;
      if (number === at) now.tell(sentence);
      if (!own(number)) steps.tell(number, (told[number] = sentence));
    }
  }

  // A move on the board is the next step; where the move of the step is wrong, it takes its place.
  board.addEventListener("nian-move", ({ detail: { move } }) => {
    const { lesson, at } = history.now;
    const gone = found.good && isGone(found.good, lesson, at);
    if (gone && !found.faults.some((one) => one.at === at)) return go(found.faults[0].at); // what it goes on from comes first
    const next = gone ? { lesson: set(lesson, at, { play: move }), at } : play(lesson, at, move);
    if (next.lesson === lesson) go(next.at);
    else change(next, { said: fill(words.played, next.at, move) });
  });
  // What had not come is there.
  board.addEventListener("nian-ready", () => fault || soon());
  preview.element.addEventListener("nian-step", ({ detail: { step } }) => {
    if (!showing && step !== history.now.at) go(step);
  });

  /** Starts the lesson from another position; why not, if it cannot. */
  async function takeStart(position) {
    const ask = await judging();
    const why = ask?.(JSON.stringify({ title: { en: "." }, start: position, steps: [] }));
    if (why || !ask) return why ?? words.notLoaded;
    const { lesson, at } = history.now;
    if (lesson.start !== position) change({ lesson: startAt(lesson, position), at });
    const { faults } = await judge(whole(history.now.lesson), ask);
    const first = faults[0]?.at;
    if (first) go(first);
    say(first ? fill(words.startedWrong, first) : words.started);
    return undefined;
  }

  /** Another lesson takes the place of this one. */
  function replace(next, said, put = !become) {
    if (put) kept.put(history.now);
    change(settled(next), { said, focus: "undo" });
  }

  /** Opens what was given, or says why not. */
  function take(given) {
    if (!given.lesson) return refuse(given);
    replace({ at: 0, ...given }, "");
    opening = true;
  }

  function refuse({ code, text }) {
    say(words[`wrong${code[0].toUpperCase()}${code.slice(1)}`]);
    if (text && ["json", "parts"].includes(code)) source.open(text);
  }

  /** Shows what a link has given; `owned` hears that it has become one's own. */
  function look(given, owned) {
    if (!given.lesson) return refuse(given);
    become = owned;
    history.push(settled({ at: 0, ...given }));
    show();
    opening = true;
  }

  async function openFile(file) {
    const { text, code } = await read(file);
    take(code ? { code } : ofText(text));
  }

  onDrop(document.documentElement, words.drop, openFile);
  const typing = (target) => target.closest?.("input, textarea, select, dialog");
  addEventListener("paste", async (event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (!text || typing(event.target)) return;
    event.preventDefault();
    take(await ofPasted(text));
  });
  addEventListener("keydown", (event) => {
    if (composing(event) || typing(event.target) || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    back(event.shiftKey ? "redo" : "undo");
  });
  // It was changed in another window.
  addEventListener("storage", ({ key }) => {
    if (key !== `nian:${KEY}` || become) return;
    history.push(kept.read());
    show();
  });
  show();
  say("");
  return { look };
}

/** Whether the move of a step is not shown: it is wrong, or goes on from what is. */
const isGone = (good, lesson, at) => at > 0 && stepAt(good, at).play === undefined && stepAt(lesson, at).play !== undefined;

/** How many steps a lesson has. */
const stepsOf = ({ steps: { length } }) => (length === 1 ? words.oneStep : fill(words.manySteps, length));

/** How many steps and mistakes a lesson has, and where the first mistake is. */
function summary(lesson, faults) {
  const [steps, many] = [stepsOf(lesson), faults.length];
  if (!many) return fill(words.noMistakes, steps);
  const [{ at }] = faults;
  const where = at ? fill(words.inStep, at) : words.inStart;
  if (many === 1) return fill(words.oneMistake, steps, where);
  return fill(words.manyMistakes, steps, many < MOST ? many : `${many}+`, where); // no more than these are looked for
}

/** The title in whatever language there is. */
const otherTitle = ({ title }) => (typeof title === "object" ? Object.values(title ?? {})[0] : title);
