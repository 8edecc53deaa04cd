// All commands as buttons, for whoever has a mouse, a finger or the Tab key and no clicker. On stage they are out
// of sight until one of these is used.
import { button, element } from "../common/make.js";

const AWAKE = 4000; // milliseconds that they are to be seen after the last touch
const COMMANDS = ["previous", "next", "answer", "hint", "overview", "vote", "teams", "draw", "clock", "code", "light", "black", "speaker", "full", "legend", "escape"];
const PRESSED = ["vote", "teams", "draw", "clock", "full"];
const KEYS = { previous: "Shift PageUp", next: "Shift PageDown", answer: "A", hint: "H", overview: "O", vote: "V", teams: "P", draw: "D", clock: "T", code: "Q", light: "L", black: "B", speaker: "N", full: "F", legend: "?", escape: "Esc" };

export class Bar {
  node = element("div", { class: "lecture-bar", role: "toolbar" });
  #timer;

  constructor(words, act) {
    this.node.setAttribute("aria-label", words.commands);
    for (const command of COMMANDS) {
      const made = button("lecture-command", words[command], () => act(command), { "data-do": command, title: `${words[command]} · ${KEYS[command]}`, "aria-keyshortcuts": KEYS[command].replace(" ", "+") });
      if (PRESSED.includes(command)) made.setAttribute("aria-pressed", "false");
      this.node.append(made);
    }
    for (const type of ["pointermove", "pointerdown"]) document.addEventListener(type, this.#moved);
  }

  #moved = (event) => {
    if (!this.node.isConnected) {
      for (const type of ["pointermove", "pointerdown"]) document.removeEventListener(type, this.#moved);
    } else if (event.type === "pointerdown" || event.movementX || event.movementY) this.wake();
  };

  /** Shows them for a while. */
  wake() {
    clearTimeout(this.#timer);
    this.#root.dataset.awake = "";
    this.#timer = setTimeout(() => delete this.#root.dataset.awake, AWAKE);
  }

  get #root() { return this.node.parentNode; }

  /** Which modes are on. */
  show(modes) {
    for (const [command, on] of Object.entries(modes)) {
      this.node.querySelector(`[data-do=${command}]`).setAttribute("aria-pressed", String(Boolean(on)));
    }
  }
}
