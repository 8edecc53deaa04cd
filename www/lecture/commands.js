// Commands, wherever they come from: keys and clickers, the buttons, the speaker’s window. Digits are typed one after the
// other, and Enter goes to the thing of that number.
import { commandOf } from "./keys.js";

/** What each does. */
const ACTS = {
  forward: (to) => to.forward(),
  back: (to) => to.back(),
  next: (to) => to.next(),
  previous: (to) => to.previous(),
  first: (to) => to.goTo(1),
  last: (to) => to.goTo(to.deck.things.length),
  answer: (to) => to.answer(),
  hint: (to) => to.hint(),
  overview: (to) => to.overview(),
  vote: (to) => to.modes.vote(),
  teams: (to) => to.teams(),
  draw: (to) => to.modes.draw(),
  clock: (to) => to.modes.time(),
  code: (to) => { to.code(); },
  black: (to) => to.black(),
  legend: (to) => to.legend(),
  full: (to) => to.full(),
  start: (to) => to.room.fill(),
  speaker: (to) => to.openSpeaker(),
  light: (to) => to.room.light(),
  escape: (to) => to.escape(),
};

export class Commands {
  digits = "";
  #lecture;

  constructor(lecture) {
    this.#lecture = lecture;
    addEventListener("keydown", this.#pressed, true);
  }

  end() { removeEventListener("keydown", this.#pressed, true); }

  #pressed = (event) => {
    if (document.querySelector("dialog[open]")) return; // it is over everything and hears keys itself
    const command = commandOf(event);
    if (!command || (!this.#lecture.room.staged && command !== "full")) return;
    if (!/^(escape|full|speaker)$/.test(command)) this.#lecture.room.again();
    if (!this.do(command)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Does what a command says; whether there was anything to do. */
  do = (command) => {
    const lecture = this.#lecture;
    if (lecture.modes.do(command)) return true;
    if (/^\d$/.test(command)) return this.#typed(command);
    if (command === "enter") return this.#enter();
    const { digits } = this;
    if (digits) this.type(command === "erase" ? digits.slice(0, -1) : "");
    if (digits && /^(erase|escape)$/.test(command)) return true;
    const act = ACTS[command];
    return act ? act(lecture) ?? true : false;
  };

  #typed(digit) {
    if (!this.#lecture.room.staged || this.#lecture.modes.teams) return false;
    this.type((this.digits + digit).slice(-2));
    return true;
  }

  type(digits) {
    this.digits = digits;
    this.#lecture.tell();
  }

  #enter() {
    const { digits } = this;
    if (!digits) return false;
    this.type("");
    this.#lecture.goToNumber(Number(digits));
    return true;
  }
}
