// Two teams play on from the position shown: names, score, whose turn it is, and another game with sides changed.
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { stage } from "./fit.js";
import { spare } from "./styles.js";

const names = []; // as they were typed last
const score = [0, 0]; // of the games that are over

/** The position from which can be played here, or nothing. */
export function canBegin({ element: widget, there }) {
  const { position } = there ? widget : {};
  if (!position || !position.includes(":") || position.includes("=")) return undefined;
  return widget.localName === "nian-game" || widget.outcome ? position : undefined;
}

export class Teams {
  node;
  #words;
  #position;
  #changed;
  #game;
  #holder = element("div", { class: "lecture-thing" });
  #turn = element("p", { class: "lecture-whose", role: "status" });
  #sides;
  #again;
  #first = 0; // the team that has begun
  #end; // of this game, if it has been played to one: { moves, team }, the team that has won by these moves
  #leave;
  #colours;

  constructor(words, position, { leave, changed }) {
    [this.#words, this.#position, this.#changed] = [words, position, changed];
    this.#sides = [0, 1].map((team) => this.#side(team));
    this.#again = button("lecture-again", words.rematch, () => this.#rematch());
    this.node = element("div", { class: "lecture-teams" },
      element("div", { class: "lecture-sides" }, this.#sides[0].node, this.#turn, this.#sides[1].node),
      this.#holder,
      element("p", { class: "lecture-after" }, this.#again, button("lecture-close", words.backToLesson, leave)));
    this.#play();
  }

  get state() { return this.#game.state; }

  #side(team) {
    const words = this.#words;
    const name = element("input", { type: "text", maxlength: "12", "aria-label": fill(words.teamName, team + 1) });
    name.value = names[team] ?? (team ? words.teamTwo : words.teamOne);
    name.addEventListener("input", () => {
      names[team] = name.value;
      this.#draw();
    });
    const points = element("output", { class: "lecture-score", "aria-label": words.score });
    return { node: element("div", { class: "lecture-side" }, name, points), name, points };
  }

  #nameOf(team) { return this.#sides[team].name.value.trim() || (team ? this.#words.teamTwo : this.#words.teamOne); }

  #play() {
    this.unstage();
    this.#end = undefined;
    this.#game = element("nian-game", { position: this.#position, opponent: "none", answers: "hidden", "data-teams": "" });
    for (const type of ["nian-move", "nian-step", "nian-ready"]) this.#game.addEventListener(type, () => queueMicrotask(() => this.#follow()));
    this.#game.addEventListener("nian-end", ({ detail: { winner } }) => this.#ended(winner));
    this.#holder.replaceChildren(this.#game);
    if (this.#colours) this.stage(this.#colours);
    this.#draw();
  }

  /** The team that has won: a move that is taken back takes that back, too. */
  get #won() { return this.#end?.moves === this.#game.moves.join() ? this.#end.team : undefined; }

  #follow() {
    this.#draw();
    this.#changed();
  }

  #ended(winner) {
    this.#end = { moves: this.#game.moves.join(), team: winner === "reader" ? this.#first : 1 - this.#first };
    this.#follow();
  }

  /** The points: those of the games before, and of this one. */
  #points(team) { return score[team] + (this.#won === team ? 1 : 0); }

  #rematch() {
    this.count();
    this.#first = 1 - this.#first;
    this.#play();
  }

  /** Counts the game that is over. */
  count() {
    if (this.#won !== undefined) score[this.#won] += 1;
    this.#end = undefined;
  }

  #draw() {
    const turn = (this.#first + (this.#game.moves?.length ?? 0)) % 2;
    const team = this.#won ?? turn;
    this.#turn.textContent = fill(this.#won === undefined ? this.#words.turnOf : this.#words.wonBy, this.#nameOf(team));
    this.#sides.forEach(({ node, points }, at) => {
      node.classList.toggle("turn", at === team);
      points.textContent = String(this.#points(at));
    });
    this.#again.hidden = this.#won === undefined;
    this.#again.textContent = fill(this.#words.rematch, this.#nameOf(1 - this.#first));
  }

  /** A clicker begins the next game; it does not lead out of this one. */
  do(command) {
    if (command === "forward" && this.#won !== undefined) this.#rematch();
    else if (command === "answer") this.#game.reveal();
    else return /^(forward|back|vote|overview|next|previous|first|last|enter)$/.test(command);
    return true;
  }

  async stage(theme) {
    this.#colours = theme;
    this.#game.setAttribute("theme", theme);
    if (this.#leave) return;
    const game = this.#game;
    let left = false;
    this.#leave = () => { left = true; };
    try {
      await game.engine;
      if (left) return;
      const leave = await stage(game);
      if (left) return leave();
      spare(game.shadowRoot);
      this.#leave = leave;
    } catch {
      this.#leave = undefined;
    }
  }

  unstage() {
    this.#leave?.();
    this.#leave = undefined;
  }
}
