// The lesson as a whole: where the class is in it, and what is shown there.
import { textOf, write } from "../common/shown.js";
import { hasSteps } from "../common/shown.js";
import { calledOf } from "../common/shown.js";
import { fill } from "../common/fill.js";
import { element } from "../common/make.js";
import { keepInAddress } from "../pages/address.js";
import { blacken } from "../tools/black.js";
import { showCode } from "./code.js";
import { Commands } from "./commands.js";
import { Kept } from "./kept.js";
import { legend } from "./legend.js";
import { Modes } from "./modes.js";
import { overview } from "./overview.js";
import { partsOf } from "./parts.js";
import * as player from "./player.js";
import { Room, isNarrow } from "./room.js";
import { Speaker } from "./speaker.js";
import { Thing } from "./thing.js";
import { wordsOf } from "./words.js";

export class Lecture {
  words;
  language;
  room;
  modes;
  #deck;
  #onChange;
  #onLeave;
  #said; // what there is to say at first
  #place; // where the class is
  #starts;
  #things;
  #titles = [];
  #parts;
  #commands;
  #speaker;
  #kept;
  #wantsStage;
  #turn = 0; // of what is shown: what comes late is not wanted any more

  constructor(place, deck, { language, onChange = () => {}, onLeave = () => {}, stage, said }) {
    [this.#deck, this.language, this.words] = [deck, language, wordsOf(language)];
    [this.#onChange, this.#onLeave, this.#said] = [onChange, onLeave, said];
    this.#starts = deck.things.map(({ kind, start }) => (hasSteps(kind) ? start : 0));
    const query = new URLSearchParams(location.search);
    this.#place = player.begin(deck.at, deck.step, player.read(query.get("seen")));
    this.#wantsStage = stage ?? (query.has("stage") || (!deck.pupils && !isNarrow()));
    this.#kept = new Kept(write({ ...deck, at: 1, step: 0 }));
    this.#things = deck.things.map((thing, index) => new Thing(thing, deck.answers, (event) => this.#heard(event), this.#kept.get("games")[index + 1]));
    this.#parts = partsOf({ words: this.words, language, deck }, { act: (command) => this.#commands.do(command), leave: () => this.leave(), project: () => this.#enter() });
    this.room = new Room(this.root, this.#kept, { shown: () => this.modes.teams ?? this.thing, escaped: () => this.#escaped() });
    this.modes = new Modes(this, this.#parts, this.#kept);
    this.root.querySelector(".lecture-head").after(this.modes.clock.node);
    this.#speaker = new Speaker({
      act: (command) => this.#commands.do(command),
      state: () => this.#state,
      gone: (is) => this.#say(is ? this.words.speakerGone : this.words.speakerThere),
    });
    place.replaceChildren(this.root);
  }

  /** All of it. */
  get root() { return this.#parts.root; }
  get thing() { return this.#things[this.#place.at - 1]; }
  get deck() { return { ...this.#deck, at: this.#place.at, step: this.#stepNow }; }
  /** The name of the step shown. */
  get name() { return player.nameOf(this.deck); }
  get #stepNow() { return Number.isFinite(this.#place.step) ? this.#place.step : this.thing.step; }
  titleAt(at) { return this.#titles[at - 1]?.text ?? ""; }
  /** The language of a title that is not the reader's. */
  langAt(at) { return this.#titles[at - 1]?.lang ?? ""; }

  async begin() {
    this.#commands = new Commands(this);
    if (this.#wantsStage) this.#enter();
    else this.room.dress();
    this.#deck.things.forEach(async (thing, index) => {
      this.#titles[index] = await calledOf(thing, this.language).catch(() => ({ text: thing.of }));
      if (index === this.#place.at - 1) this.tell();
    });
    await this.show();
    this.modes.recall();
    if (this.#said) this.#parts.line.say(this.#said, true);
    return this;
  }

  /** Ends the lesson here. */
  leave() {
    this.#unstage();
    this.#commands.end();
    this.room.end();
    this.#speaker.end();
    this.modes.clock.end();
    this.#kept.forget();
    for (const name of ["seen", "stage"]) keepInAddress(name, null);
    this.root.remove();
    this.#onLeave(this.deck);
  }

  #enter() {
    this.room.enter();
    this.root.focus({ preventScroll: true });
    this.#keep();
  }

  #unstage() {
    this.modes.end();
    for (const thing of this.#things) thing.unstage();
    this.room.leave();
  }

  #leaveStage() {
    if (this.#wantsStage) return this.leave();
    this.#unstage();
    this.#keep();
  }

  #say(text) { this.#parts.line.say(text); }

  /** Shows where the class is: another thing, another step, an answer; once more where the element has changed under it. */
  async show(again = true) {
    const turn = (this.#turn += 1);
    const { thing } = this;
    const { element: widget } = thing;
    const { holder, line } = this.#parts;
    this.#ask();
    if (widget.parentNode !== holder) {
      for (const other of this.#things) if (other !== thing) other.unstage();
      if (!widget.isConnected) thing.away();
      holder.replaceChildren(widget);
      if (!this.room.staged) scrollTo({ top: 0 });
    }
    this.tell();
    holder.setAttribute("aria-busy", "true");
    holder.toggleAttribute("data-wrong", thing.wrong);
    if (!thing.there) {
      line.wait(true);
      await thing.come();
      if (turn !== this.#turn) return;
      line.wait(false);
      holder.toggleAttribute("data-wrong", thing.wrong);
      if (thing.failed) this.#say(thing.wrong ? this.words.wrong : this.words.failed);
    }
    if (this.room.staged) thing.stage(this.room.colours);
    if (thing.there) {
      if (this.#place.step > thing.steps) this.#place = { ...this.#place, step: thing.steps };
      thing.show(this.#place.step, player.isSeen(this.#place));
      if (!thing.there && again) return this.show(false);
    }
    this.#ask();
    this.tell();
    holder.setAttribute("aria-busy", "false");
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
    const { asked } = this.#parts;
    const { at, step } = this.#place;
    const own = step === this.#starts[at - 1] && textOf(this.#deck.things[at - 1].question, this.language);
    asked.hidden = !own;
    asked.textContent = own ? own.text : "";
    if (own) asked.lang = own.lang;
  }

  /** Says where the class is. */
  tell() {
    const { at } = this.#place;
    const { thing } = this;
    this.#parts.line.show({
      title: textOf(this.#deck.title, this.language)?.text,
      name: this.titleAt(at),
      lang: this.langAt(at),
      at,
      of: this.#things.length,
      step: this.#stepNow,
      steps: thing.counts ? 0 : thing.steps,
      waits: thing.waits,
      digits: this.#commands.digits,
    });
    this.root.dataset.place = this.name;
    for (const [name, off] of [["previous", at === 1], ["next", at === this.#things.length]]) {
      this.#parts.far.querySelector(`[data-do=${name}]`).disabled = off;
    }
    this.modes.follow(this.name, thing);
    this.tellSpeaker();
  }

  /** What the address and the tab keep: a reload, which clickers ask for, loses nothing. */
  #keep() {
    this.#onChange(this.deck);
    keepInAddress("seen", player.written(this.#place) || null);
    keepInAddress("stage", this.room.staged ? "1" : null);
  }

  #keepGame() {
    const { game } = this.thing;
    const games = this.#kept.get("games");
    if (game) games[this.#place.at] = game;
    else delete games[this.#place.at];
    this.#kept.save();
  }

  #heard({ type, target, detail }) {
    if (target !== this.thing.element || !this.thing.there) return;
    if (type === "nian-ready") return this.show();
    if (target.localName === "nian-game") queueMicrotask(() => this.#keepGame());
    else if (type === "nian-step" && this.thing.step !== this.#place.step) {
      this.#place = player.go(this.#place, { step: this.thing.step });
      return this.show();
    }
    if (type === "nian-answer" && detail.correct) this.#place = player.open(this.#place, detail.step);
    queueMicrotask(() => this.tell());
  }

  /** What the speaker's window shows. */
  get #state() {
    const { at, seen } = this.#place;
    const { thing } = this;
    return {
      search: write(this.deck), at, step: this.#stepNow, of: this.#things.length, steps: thing.steps,
      title: this.titleAt(at), next: this.titleAt(at + 1), waits: thing.waits, open: seen.includes(player.nameOf(this.#place)),
      game: (this.modes.teams?.widget ?? thing.element).state ?? null, clock: this.modes.clock.state,
    };
  }

  tellSpeaker() { this.#speaker?.tell(); }

  /** Says which modes are on (`modes.js`). */
  showModes({ draw, vote, teams, clock }) {
    this.#parts.bar.show({ draw, vote, teams, clock, full: this.room.full });
    this.root.dataset.mode = teams ? "teams" : vote ? "vote" : draw ? "draw" : "";
    this.tellSpeaker();
  }

  goToNumber(at) {
    if (at < 1 || at > this.#things.length) this.#say(fill(this.words.noThing, at, this.#things.length));
    else this.goTo(at);
  }

  goTo(at) {
    if (at < 1 || at > this.#things.length) return this.#say(at < 1 ? this.words.atStart : this.words.atEnd);
    this.#turnTo(player.go(this.#place, { at, step: this.#things[at - 1].there ? this.#things[at - 1].step : this.#starts[at - 1] }));
  }

  next() { this.goTo(this.#place.at + 1); }
  previous() { this.goTo(this.#place.at - 1); }

  forward() {
    const { thing } = this;
    if (!thing.there && !thing.failed) return this.#say(this.words.coming);
    const to = player.forward(this.#place, thing, this.#starts);
    if (to) this.#turnTo(to);
    else this.#say(this.words.atEnd);
  }

  back() {
    const to = player.back(this.#place, this.#starts);
    if (to) this.#turnTo(to);
    else this.#say(this.words.atStart);
  }

  #turnTo(to) {
    if (to.at !== this.#place.at) this.modes.end();
    this.#say("");
    this.#place = to;
    this.show();
  }

  /** The answer, on and off. */
  answer() {
    const { thing } = this;
    if (player.isSeen(this.#place)) this.#place = player.close(this.#place);
    else if (thing.waits) this.#place = player.open(this.#place);
    else return this.#say(this.words.nothingAsked);
    this.show();
  }

  hint() {
    if (!(this.modes.teams ?? this.thing).hint()) this.#say(this.words.nothingAsked);
  }

  teams() {
    if (!this.modes.playOn()) this.#say(this.words.noPosition);
  }

  overview() {
    overview({ lecture: this, deck: this.deck, theme: this.room.colours, go: (at) => this.goTo(at) });
  }

  code() { return showCode(this, this.deck); }
  black() { blacken({ frame: this.root, words: { black: this.words.blackened } }); }
  legend() { legend(this.root, this.words); }
  full() {
    if (this.room.staged) this.room.toggle();
    else this.#enter();
  }
  openSpeaker() {
    // One that is too long for an address is the one on this device there, too.
    const { search } = location;
    this.room.open();
    if (!this.#speaker.open(new URLSearchParams(search).has("mine") ? search : write(this.deck))) this.#say(this.words.speakerRefused);
  }

  /** Ends what is going on, or else leaves. */
  escape() {
    const { bar } = this.#parts;
    if (bar.open) bar.close();
    else if (this.modes.busy) this.modes.end();
    else this.#leaveStage();
  }

  /** The browser has left the full screen by itself, as Esc has it do: the key itself is not heard there. */
  #escaped() {
    this.#parts.bar.show({ full: false });
    if (this.#commands.digits) return this.#commands.type("");
    const dialog = this.root.querySelector("dialog[open]");
    if (dialog) dialog.close();
    else this.escape();
  }
}
