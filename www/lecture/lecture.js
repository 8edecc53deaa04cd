// The lesson as a whole: what is shown, and what commands do to it.
import { textOf, write } from "../class/deck.js";
import { titleOf } from "../class/title.js";
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { blacken } from "../tools/black.js";
import { keepInAddress } from "../pages/address.js";
import { Bar } from "./bar.js";
import { Clock } from "./clock.js";
import { Ink } from "./draw.js";
import { Screen } from "./full.js";
import { commandOf } from "./keys.js";
import { legend } from "./legend.js";
import { Line } from "./line.js";
import { overview } from "./overview.js";
import * as player from "./player.js";
import { showCode } from "./code.js";
import { Speaker } from "./speaker.js";
import { Teams, canBegin } from "./teams.js";
import { Thing } from "./thing.js";
import { Vote } from "./vote.js";
import { wordsOf } from "./words.js";

/** What narrower windows have is a page and no stage. */
const NARROW = "(max-width: 40rem)";

/** The colours of a stage. */
const LIGHT = "projector";
const DARK = "dark";

export class Lecture {
  words;
  language;
  root; // all of it
  #deck;
  #onChange;
  #onLeave;
  #place; // where the class is
  #starts;
  #things;
  #titles = [];
  #asked; // the teacher's own question
  #holder; // where the thing stands
  #aside;
  #line;
  #bar;
  #ink;
  #clock;
  #speaker;
  #screen;
  #vote;
  #teams;
  #hands = new Map(); // the votes taken, by the name of the step
  #digits = "";
  #staged = false;
  #wantsStage;
  #theme; // chosen here
  #observer = new MutationObserver(() => this.#dress());
  #turn = 0; // of what is shown: what comes late is not wanted any more

  constructor(place, deck, { language, onChange = () => {}, onLeave = () => {}, stage }) {
    [this.#deck, this.language, this.words] = [deck, language, wordsOf(language)];
    [this.#onChange, this.#onLeave] = [onChange, onLeave];
    this.#starts = deck.things.map(({ kind, start }) => (["example", "number"].includes(kind) ? start : 0));
    const query = new URLSearchParams(location.search);
    this.#place = player.begin(deck.at, deck.step, player.read(query.get("seen")));
    this.#wantsStage = stage ?? (query.has("stage") || (!deck.pupils && !matchMedia(NARROW).matches));
    this.#things = deck.things.map((thing) => new Thing(thing, deck.answers, (event) => this.#heard(event)));
    this.#build(place);
  }

  get thing() { return this.#things[this.#place.at - 1]; }
  get deck() { return { ...this.#deck, at: this.#place.at, step: this.#stepNow }; }
  get #stepNow() { return Number.isFinite(this.#place.step) ? this.#place.step : this.thing.step; }
  titleAt(at) { return this.#titles[at - 1] ?? ""; }

  #build(place) {
    const { words } = this;
    this.#asked = element("p", { class: "lecture-asked", hidden: "" });
    this.#holder = element("div", { class: "lecture-thing" });
    this.#aside = element("div", { class: "lecture-aside", hidden: "" });
    const main = element("div", { class: "lecture-main" }, this.#holder, this.#aside);
    this.root = element("section", { class: "nian lecture", lang: this.language, "aria-label": words.lecture, tabindex: "-1" });
    this.#line = new Line(words, this.do);
    this.#bar = new Bar(words, this.do);
    this.#clock = new Clock(words, () => this.#tellSpeaker());
    this.#ink = new Ink(words, main, () => this.#modes());
    this.#screen = new Screen(this.root, () => this.#escaped());
    this.#speaker = new Speaker({
      act: (command) => this.do(command),
      state: () => this.#state,
      gone: (is) => this.#line.say(is ? words.speakerGone : words.speakerThere),
    });
    const far = element("div", { class: "lecture-pages" });
    far.append(
      button("lecture-step", words.previousThing, () => this.do("previous"), { "data-do": "previous" }),
      button("lecture-step", words.nextThing, () => this.do("next"), { "data-do": "next" }),
    );
    const leave = button("lecture-leave", words.leavePage, () => this.leave());
    const project = button("lecture-project", words.project, () => this.#enter());
    project.hidden = Boolean(this.#deck.pupils);
    const title = textOf(this.#deck.title, this.language);
    const heading = element("h1", { class: "unseen", lang: title?.lang ?? this.language }, title?.text ?? words.lecture);
    const head = element("div", { class: "lecture-head" }, leave, project);
    this.root.append(heading, head, this.#clock.node, this.#asked, main, this.#line.node, far, this.#bar.node);
    place.replaceChildren(this.root);
  }

  async begin() {
    addEventListener("keydown", this.#pressed, true);
    this.#observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    if (this.#wantsStage) this.#enter();
    else this.#dress();
    this.#deck.things.forEach(async (thing, index) => {
      this.#titles[index] = await titleOf(thing, this.language).catch(() => thing.of);
      if (index === this.#place.at - 1) this.#tell();
    });
    await this.#show();
    return this;
  }

  /** Ends the lesson here. */
  leave() {
    this.#unstage();
    removeEventListener("keydown", this.#pressed, true);
    this.#observer.disconnect();
    this.#speaker.end();
    this.#clock.end();
    for (const name of ["seen", "stage"]) keepInAddress(name, null);
    this.root.remove();
    this.#onLeave(this.deck);
  }

  /** Fills the screen. */
  #enter() {
    this.#staged = true;
    document.documentElement.dataset.lecture = "";
    this.#dress();
    this.#screen.enter();
    this.#bar.wake();
    this.root.focus({ preventScroll: true });
    this.#keep();
  }

  /** Is a page again, or what it was before. */
  #unstage() {
    this.#endModes();
    this.#staged = false;
    delete document.documentElement.dataset.lecture;
    this.#screen.leave();
    for (const thing of this.#things) thing.unstage();
    this.#dress();
  }

  #leaveStage() {
    if (this.#wantsStage) return this.leave();
    this.#unstage();
    this.#keep();
  }

  /** The colours of a projector, or dark ones where the page or the teacher wants these. */
  get #colours() {
    return this.#theme ?? (document.documentElement.dataset.theme === DARK ? DARK : LIGHT);
  }

  #dress() {
    this.root.dataset.on = this.#staged ? "stage" : "page";
    if (!this.#staged) {
      this.root.dataset.theme = document.documentElement.dataset.theme ?? "auto";
      return;
    }
    this.root.dataset.theme = this.#colours;
    (this.#teams ?? this.thing).stage(this.#colours);
  }

  /** Shows where the class is: another thing, another step, an answer; once more where the element has changed under it. */
  async #show(again = true) {
    const turn = (this.#turn += 1);
    const { thing } = this;
    const { element: widget } = thing;
    this.#ask();
    if (widget.parentNode !== this.#holder) {
      for (const other of this.#things) if (other !== thing) other.unstage();
      if (!widget.isConnected) thing.away();
      this.#holder.replaceChildren(widget);
      if (!this.#staged) scrollTo({ top: 0 });
    }
    this.#tell();
    this.#holder.setAttribute("aria-busy", "true");
    if (!thing.there) {
      this.#line.wait(true);
      await thing.come();
      if (turn !== this.#turn) return;
      this.#line.wait(false);
      if (thing.failed) this.#line.say(this.words.failed);
    }
    if (this.#staged) thing.stage(this.#colours);
    if (thing.there) {
      if (this.#place.step > thing.steps) this.#place = { ...this.#place, step: thing.steps };
      thing.show(this.#place.step, player.isSeen(this.#place));
      if (!thing.there && again) return this.#show(false);
    }
    this.#ask();
    this.#tell();
    this.#holder.setAttribute("aria-busy", "false");
    this.#keep();
    this.#prepare();
  }

  /** Has what comes next come, so that nobody waits for it. */
  #prepare() {
    const next = this.#things[this.#place.at];
    if (!next || next.there || next.element.isConnected) return;
    const place = this.root.querySelector(".lecture-next") ?? element("div", { class: "lecture-next", inert: "", "aria-hidden": "true" });
    place.replaceChildren(next.element);
    this.root.append(place);
    next.come();
  }

  /** The teacher's own question, at the step where the thing begins. */
  #ask() {
    const { at, step } = this.#place;
    const own = step === this.#starts[at - 1] && textOf(this.#deck.things[at - 1].question, this.language);
    this.#asked.hidden = !own;
    this.#asked.textContent = own ? own.text : "";
    if (own) this.#asked.lang = own.lang;
  }

  /** Says where the class is. */
  #tell() {
    const { at } = this.#place;
    const { thing } = this;
    this.#line.show({
      title: textOf(this.#deck.title, this.language)?.text,
      name: this.titleAt(at),
      at,
      of: this.#things.length,
      step: this.#stepNow,
      steps: thing.counts ? 0 : thing.steps,
      waits: thing.waits,
      digits: this.#digits,
    });
    this.root.dataset.place = player.nameOf({ at, step: this.#stepNow });
    for (const [name, off] of [["previous", at === 1], ["next", at === this.#things.length]]) {
      this.root.querySelector(`.lecture-pages [data-do=${name}]`).disabled = off;
    }
    this.#ink.show(player.nameOf(this.deck));
    this.#vote?.follow(thing);
    this.#tellSpeaker();
  }

  /** What the address keeps: a reload, which clickers ask for, loses nothing. */
  #keep() {
    this.#onChange(this.deck);
    keepInAddress("seen", player.written(this.#place) || null);
    keepInAddress("stage", this.#staged ? "1" : null);
  }

  #heard({ type, target, detail }) {
    if (target !== this.thing.element || !this.thing.there) return;
    if (type === "nian-step" && target.localName !== "nian-game" && this.thing.step !== this.#place.step) {
      this.#place = player.go(this.#place, { step: this.thing.step });
      this.#show();
    } else {
      if (type === "nian-answer" && detail.correct) this.#place = player.open(this.#place);
      queueMicrotask(() => this.#tell());
    }
  }

  /** What the speaker's window shows. */
  get #state() {
    const { at, seen } = this.#place;
    return {
      search: write(this.deck), at, step: this.#stepNow, of: this.#things.length, steps: this.thing.steps,
      title: this.titleAt(at), next: this.titleAt(at + 1), waits: this.thing.waits, open: seen.includes(player.nameOf(this.#place)),
      game: this.#teams?.state ?? this.thing.element.state ?? null, clock: this.#clock.state,
    };
  }

  #tellSpeaker() { this.#speaker?.tell(); }

  #pressed = (event) => {
    if (document.querySelector("dialog[open]")) return; // it is over everything and hears keys itself
    const command = commandOf(event);
    if (!command || (!this.#staged && command !== "full")) return;
    if (!this.do(command)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Does what a command says; whether there was anything to do. */
  do = (command) => {
    if (this.#ink.on && this.#ink.do(command)) return true;
    if (this.#teams && this.#teams.do(command)) return true;
    if (/^\d$/.test(command)) return this.#typed(command);
    const digits = this.#digits;
    if (digits && command !== "enter") this.#type(command === "erase" ? digits.slice(0, -1) : "");
    if (digits && /^(erase|escape)$/.test(command)) return true;
    const act = COMMANDS[command];
    return act ? act(this) ?? true : false;
  };

  #typed(digit) {
    if (!this.#staged || this.#teams) return false;
    this.#type((this.#digits + digit).slice(-2));
    return true;
  }

  #type(digits) {
    this.#digits = digits;
    this.#tell();
  }

  /** Goes to the thing whose number has been typed. */
  enter() {
    const at = Number(this.#digits);
    if (!this.#digits) return false;
    this.#type("");
    if (at < 1 || at > this.#things.length) this.#line.say(fill(this.words.noThing, at, this.#things.length));
    else this.goTo(at);
    return true;
  }

  goTo(at) {
    if (at < 1 || at > this.#things.length) return this.#line.say(at < 1 ? this.words.atStart : this.words.atEnd);
    this.#turnTo(player.go(this.#place, { at, step: this.#things[at - 1].there ? this.#things[at - 1].step : this.#starts[at - 1] }));
  }

  next() { this.goTo(this.#place.at + 1); }
  previous() { this.goTo(this.#place.at - 1); }

  forward() {
    const { thing } = this;
    if (!thing.there && !thing.failed) return this.#line.say(this.words.coming);
    const to = player.forward(this.#place, thing, this.#starts);
    if (to) this.#turnTo(to);
    else this.#line.say(this.words.atEnd);
  }

  back() {
    const to = player.back(this.#place, this.#starts);
    if (to) this.#turnTo(to);
    else this.#line.say(this.words.atStart);
  }

  #turnTo(to) {
    if (to.at !== this.#place.at) this.#endModes();
    this.#line.say("");
    this.#place = to;
    this.#show();
  }

  /** The answer, on and off. */
  answer() {
    const { thing } = this;
    if (player.isSeen(this.#place)) this.#place = player.close(this.#place);
    else if (thing.waits) this.#place = player.open(this.#place);
    else return this.#line.say(this.words.nothingAsked);
    this.#show();
  }

  overview() {
    overview({ lecture: this, deck: this.deck, theme: this.#colours, go: (at) => this.goTo(at) });
  }

  vote() {
    if (this.#vote) return this.#endModes();
    this.#endModes();
    const name = player.nameOf(this.#place);
    const hands = this.#hands.get(name) ?? [];
    this.#hands.set(name, hands);
    this.#vote = new Vote(this.words, this.thing, hands, () => this.#endModes());
    this.#beside(this.#vote.node);
    this.#vote.begin();
  }

  teams() {
    if (this.#teams) return this.#endModes();
    const position = canBegin(this.thing);
    if (!position) return this.#line.say(this.words.noPosition);
    this.#endModes();
    this.#teams = new Teams(this.words, position, { leave: () => this.#endModes(), changed: () => this.#tellSpeaker() });
    this.thing.unstage();
    this.#holder.replaceChildren(this.#teams.node);
    this.#modes();
    this.#teams.stage(this.#colours);
  }

  draw() {
    const { on } = this.#ink;
    this.#endModes();
    if (!on) this.#ink.begin();
  }

  #beside(node) {
    this.#aside.replaceChildren(node);
    this.#aside.hidden = false;
    this.#modes();
  }

  /** Whether something else than the thing itself is on stage. */
  get #busy() { return Boolean(this.#ink.on || this.#vote || this.#teams || this.#clock.open); }

  #endModes() {
    const active = document.activeElement?.closest(".lecture-aside, .lecture-teams, .lecture-clock");
    if (this.#ink.on) this.#ink.end();
    this.#clock.fold();
    this.#vote = undefined;
    this.#aside.hidden = true;
    this.#aside.replaceChildren();
    if (this.#teams) {
      this.#teams.count();
      this.#teams.unstage();
      this.#teams = undefined;
      this.#show();
    }
    if (active) this.root.focus({ preventScroll: true });
    this.#modes();
    return true;
  }

  #modes() {
    this.#bar.show({ draw: this.#ink.on, vote: Boolean(this.#vote), teams: Boolean(this.#teams), clock: this.#clock.open, full: this.#screen.full });
    this.root.dataset.mode = this.#teams ? "teams" : this.#vote ? "vote" : this.#ink.on ? "draw" : "";
    this.#tellSpeaker();
  }

  clock() {
    this.#clock.toggle();
    this.#modes();
  }

  code() { return showCode(this, this.deck); }
  black() { blacken({ frame: this.root, words: { black: this.words.blackened } }); }
  legend() { legend(this.root, this.words); }
  full() {
    if (!this.#staged) return this.#enter();
    this.#screen.toggle();
  }
  start() { this.#screen.enter(); }
  speaker() {
    if (!this.#speaker.open(write(this.deck))) this.#line.say(this.words.speakerRefused);
  }
  light() {
    this.#theme = this.#colours === DARK ? LIGHT : DARK;
    this.#dress();
  }

  /** Ends what is going on, or else leaves. */
  escape() {
    if (this.#busy) return this.#endModes();
    this.#leaveStage();
  }

  /** The browser has left the full screen by itself, as Esc has it do: the key itself is not heard there. */
  #escaped() {
    if (!this.#staged) return;
    this.#bar.show({ full: false });
    if (this.#digits) return this.#type("");
    const dialog = this.root.querySelector("dialog[open]");
    if (dialog) dialog.close();
    else this.escape();
  }
}

const COMMANDS = {
  forward: (to) => to.forward(),
  back: (to) => to.back(),
  next: (to) => to.next(),
  previous: (to) => to.previous(),
  first: (to) => to.goTo(1),
  last: (to) => to.goTo(to.deck.things.length),
  enter: (to) => to.enter(),
  answer: (to) => to.answer(),
  overview: (to) => to.overview(),
  vote: (to) => to.vote(),
  teams: (to) => to.teams(),
  draw: (to) => to.draw(),
  clock: (to) => to.clock(),
  code: (to) => { to.code(); },
  black: (to) => to.black(),
  legend: (to) => to.legend(),
  full: (to) => to.full(),
  start: (to) => to.start(),
  speaker: (to) => to.speaker(),
  light: (to) => to.light(),
  escape: (to) => to.escape(),
};
