// All commands as buttons, for whoever has a mouse, a finger or the Tab key and no clicker. A button on the line opens
// them; they have a room of their own, so that they lie over nothing of what is shown.
import { button, element } from "../common/make.js";

const COMMANDS = ["previous", "next", "answer", "hint", "overview", "vote", "teams", "draw", "clock", "code", "light", "black", "speaker", "full", "legend", "escape"];
const PRESSED = ["vote", "teams", "draw", "clock", "full"];
const KEYS = { previous: "Shift PageUp", next: "Shift PageDown", answer: "A", hint: "H", overview: "O", vote: "V", teams: "P", draw: "D", clock: "T", code: "Q", light: "L", black: "B", speaker: "N", full: "F", legend: "?", escape: "Esc" };

export class Bar {
  node = element("div", { class: "lecture-bar", id: "lecture-bar", role: "toolbar", hidden: "" });
  opener;

  constructor(words, act) {
    this.node.setAttribute("aria-label", words.commands);
    for (const command of COMMANDS) {
      const made = button("lecture-command", words[command], () => {
        this.close();
        act(command);
      }, { "data-do": command, title: `${words[command]} · ${KEYS[command]}`, "aria-keyshortcuts": KEYS[command].replace(" ", "+") });
      if (PRESSED.includes(command)) made.setAttribute("aria-pressed", "false");
      this.node.append(made);
    }
    this.opener = button("lecture-turn lecture-more", "⋯", (event) => this.#toggle(event), { "aria-label": words.commands, title: words.commands, "aria-expanded": "false", "aria-controls": this.node.id });
  }

  get open() { return !this.node.hidden; }

  /** By the keyboard one goes on to the first of them. */
  #toggle({ detail }) {
    if (this.open) return this.close();
    this.#show(true);
    if (!detail) this.node.firstChild.focus();
  }

  close() {
    if (!this.open) return;
    const within = [this.opener, ...this.node.children].includes(document.activeElement);
    this.#show(false);
    if (within) this.node.parentNode.focus({ preventScroll: true }); // keys are the lesson's again
  }

  #show(is) {
    this.node.hidden = !is;
    this.opener.setAttribute("aria-expanded", String(is));
  }

  /** Which modes are on. */
  show(modes) {
    for (const [command, on] of Object.entries(modes)) {
      this.node.querySelector(`[data-do=${command}]`).setAttribute("aria-pressed", String(Boolean(on)));
    }
  }
}
