// Two teams play on from the position shown: names, score, whose turn it is, and another game with sides changed.
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { stage } from "./fit.js";
import { spare } from "./styles.js";

/** The position from which can be played here, or nothing. */
export function canBegin({ element: widget, there }) {
  const { position } = there ? widget : {};
  if (!position || !position.includes(":") || position.includes("=")) return undefined;
  return widget.localName === "nian-game" || widget.outcome ? position : undefined;
}

export class Teams {
  node;
  #words;
  #kept;
  #changed;
  #game;
  #holder = element("div", { class: "lecture-thing" });
  #turn = element("p", { class: "lecture-whose", role: "status" });
  #sides;
  #again;
  #recalling = false; // whether a game that was begun before is on its way
  #leave;
  #colours;

  /** `kept` is kept by whoever asks, and `changed()` tells that it is other: { names, score, game }, the names as they were
      typed last, the points of the games that are over, and this one: { position, state, first, end }. `first` is
      the team that has begun; `end` stands once it has been played to one: { moves, team }, the team that has won by these
      moves. */
  constructor(words, kept, { leave, changed }) {
    [this.#words, this.#kept, this.#changed] = [words, kept, changed];
    this.#sides = [0, 1].map((team) => this.#side(team));
    this.#again = button("lecture-again", words.rematch, () => this.#rematch());
    this.node = element("div", { class: "lecture-teams" },
      element("div", { class: "lecture-sides" }, this.#sides[0].node, this.#turn, this.#sides[1].node),
      this.#holder,
      element("p", { class: "lecture-after" }, this.#again, button("lecture-close", words.backToLesson, leave)));
    this.#play();
  }

  get widget() { return this.#game; }

  #side(team) {
    const words = this.#words;
    const name = element("input", { type: "text", maxlength: "12", "aria-label": fill(words.teamName, team + 1) });
    name.value = this.#kept.names[team] ?? (team ? words.teamTwo : words.teamOne);
    name.addEventListener("input", () => {
      this.#kept.names[team] = name.value;
      this.#draw();
      this.#changed();
    });
    const points = element("output", { class: "lecture-score", "aria-label": words.score });
    return { node: element("div", { class: "lecture-side" }, name, points), name, points };
  }

  #nameOf(team) { return this.#sides[team].name.value.trim() || (team ? this.#words.teamTwo : this.#words.teamOne); }

  #play() {
    this.unstage();
    const { position, state } = this.#kept.game;
    this.#game = element("nian-game", { position, opponent: "none", answers: "hidden", "data-teams": "" });
    for (const type of ["nian-move", "nian-step", "nian-ready"]) this.#game.addEventListener(type, () => queueMicrotask(() => this.#follow()));
    this.#game.addEventListener("nian-end", ({ detail: { winner } }) => this.#ended(winner));
    this.#holder.replaceChildren(this.#game);
    if (this.#colours) this.stage(this.#colours);
    if (state) this.#recall(state);
    this.#draw();
  }

  /** Has the game go on that was begun before the page was loaded again. */
  async #recall(state) {
    this.#recalling = true;
    const game = this.#game;
    try {
      await game.engine;
      game.state = state;
      await game.engine; // which sets it first
    } catch {} // without an engine there is no game, and its card says so
    this.#recalling = false;
    this.#follow();
  }

  /** The team that has won: a move that is taken back takes that back, too. */
  get #won() {
    const { end } = this.#kept.game;
    return end?.moves === this.#game.moves.join() ? end.team : undefined;
  }

  #follow() {
    if (this.#recalling || !this.#kept.game) return;
    this.#kept.game.state = this.#game.state;
    this.#draw();
    this.#changed();
  }

  #ended(winner) {
    const { game } = this.#kept;
    game.end = { moves: this.#game.moves.join(), team: winner === "reader" ? game.first : 1 - game.first };
    this.#follow();
  }

  /** The points: those of the games before, and of this one. */
  #points(team) { return this.#kept.score[team] + (this.#won === team ? 1 : 0); }

  #rematch() {
    this.#count();
    const { game } = this.#kept;
    Object.assign(game, { first: 1 - game.first, state: null, end: null });
    this.#play();
    this.#changed();
  }

  /** Counts the game that is over. */
  #count() {
    if (this.#won !== undefined) this.#kept.score[this.#won] += 1;
  }

  /** The class goes on with the lesson. */
  end() {
    this.#count();
    this.#kept.game = null;
    this.unstage();
    this.#changed();
  }

  #draw() {
    const { first } = this.#kept.game;
    const turn = (first + (this.#game.moves?.length ?? 0)) % 2;
    const team = this.#won ?? turn;
    this.#turn.textContent = fill(this.#won === undefined ? this.#words.turnOf : this.#words.wonBy, this.#nameOf(team));
    this.#sides.forEach(({ node, points }, at) => {
      node.classList.toggle("turn", at === team);
      points.textContent = String(this.#points(at));
    });
    this.#again.hidden = this.#won === undefined;
    this.#again.textContent = fill(this.#words.rematch, this.#nameOf(1 - first));
  }

  /** A clicker begins the next game; it does not lead out of this one. */
  do(command) {
    if (command === "forward" && this.#won !== undefined) this.#rematch();
    else if (command === "answer") this.#game.reveal();
    else return /^(forward|back|vote|overview|next|previous|first|last|enter)$/.test(command);
    return true;
  }

  /** The teacher gives a hint; there is no button for it. Whether something is asked. */
  hint() {
    if (!this.#game.waits) return false;
    this.#game.hint();
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
