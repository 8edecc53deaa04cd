// What is done with the picture for a while: hands are counted beside it, two teams play, one draws on it, one of these
// at a time; and the timer, which runs on.
import { Clock } from "./clock.js";
import { Ink } from "./draw.js";
import { Teams, canBegin } from "./teams.js";
import { Vote } from "./vote.js";

export class Modes {
  clock;
  teams; // while they play
  #ink;
  #vote;
  #voted; // the step of it
  #lecture;
  #parts;
  #kept;

  /** `parts` are those of the page (`parts.js`). */
  constructor(lecture, parts, kept) {
    [this.#lecture, this.#parts, this.#kept] = [lecture, parts, kept];
    const save = () => kept.save();
    this.clock = new Clock(lecture.words, kept.get("clock"), () => {
      kept.set("clock", this.clock.state);
      lecture.tellSpeaker();
    });
    this.#ink = new Ink(lecture.words, { main: parts.main, tools: parts.pens }, kept.get("ink"), {
      picture: () => lecture.thing.picture,
      changed: () => this.#changed(),
      kept: save,
    });
  }

  /** Goes on with what was going on before the page was loaded again. */
  recall() {
    const { game } = this.#kept.get("teams");
    if (game && Number(game.at) === this.#lecture.deck.at) this.#play();
    else if (this.#kept.get("voting")) this.vote();
  }

  /** Whether something else than the thing itself is on stage. */
  get busy() { return Boolean(this.#ink.on || this.#vote || this.teams || this.clock.open); }

  /** Does a command that is theirs; whether it was. */
  do(command) {
    return Boolean((this.#ink.on && this.#ink.do(command)) || this.teams?.do(command));
  }

  /** The class is at another step, or an answer has been given. */
  follow(name, thing) {
    this.#ink.show(thing.told ? `${name}a` : name); // what is drawn on an answer is gone with it
    if (this.#voted !== undefined && name !== this.#voted) this.end(); // hands belong to a step
    else this.#vote?.follow(thing);
  }

  vote() {
    const { words, thing, name } = this.#lecture;
    if (this.#vote) return this.end();
    this.end();
    const all = this.#kept.get("hands");
    const hands = (all[name] ??= []);
    this.#voted = name;
    this.#vote = new Vote(words, thing, hands, { close: () => this.end(), changed: () => this.#kept.save() });
    this.#kept.set("voting", true);
    this.#parts.aside.replaceChildren(this.#vote.node);
    this.#parts.aside.hidden = false;
    this.#changed();
    this.#vote.begin();
  }

  /** Two teams play on from the position shown; whether there is one. */
  playOn() {
    if (this.teams) return this.end();
    const position = canBegin(this.#lecture.thing);
    if (!position) return false;
    this.end();
    this.#kept.get("teams").game = { at: this.#lecture.deck.at, position, state: null, first: 0, end: null };
    this.#play();
    return true;
  }

  #play() {
    const { words, thing, room } = this.#lecture;
    this.teams = new Teams(words, this.#kept.get("teams"), {
      leave: () => this.end(),
      changed: () => {
        this.#kept.save();
        this.#lecture.tellSpeaker();
      },
    });
    thing.unstage();
    this.#parts.holder.replaceChildren(this.teams.node);
    this.#changed();
    this.teams.stage(room.colours);
  }

  draw() {
    const { on } = this.#ink;
    this.end();
    if (!on) this.#ink.begin();
  }

  time() {
    this.clock.toggle();
    this.#changed();
  }

  /** Ends what is going on, the timer excepted. */
  end() {
    const active = document.activeElement?.closest(".lecture-aside, .lecture-teams, .lecture-clock");
    if (this.#ink.on) this.#ink.end();
    this.clock.fold();
    this.#vote = this.#voted = undefined;
    this.#kept.set("voting", false);
    this.#parts.aside.hidden = true;
    this.#parts.aside.replaceChildren();
    if (this.teams) {
      this.teams.end();
      this.teams = undefined;
      this.#lecture.show();
    }
    if (active) this.#lecture.root.focus({ preventScroll: true });
    this.#changed();
    return true;
  }

  #changed() {
    this.#lecture.showModes({ draw: this.#ink?.on, vote: this.#vote, teams: this.teams, clock: this.clock?.open });
  }
}
