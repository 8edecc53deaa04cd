// A board: positions that the reader marks, the judgement, and then the guess.
import { fill } from "../common/fill.js";
import { draw } from "../tools/draw.js";
import { known } from "./boards.js";
import { GuessForm } from "./guess.js";
import { judge } from "./judge.js";
import { keep, kept, troubleNow } from "./kept.js";
import { arrows } from "./keys.js";
import { lettersOf, marksOf } from "./marks.js";
import { positionNamed, words } from "./words.js";

const MARKS = "%MARKS%"; // safe and unsafe, as `draw` takes them

export class Board {
  #place;
  #known;
  #marks;
  #buttons; // by the place of their position
  #status;
  #start; // what stands there while there is no judgement
  #spoken = Object.assign(document.createElement("p"), { className: "unseen" });
  #form;

  constructor(place) {
    this.#place = place;
    this.#known = known(place.dataset.board);
    const { marks = "", folded, guess, found } = kept(this.#known.name);
    this.#marks = marksOf(this.#known, marks);
    this.#status = place.querySelector("[role=status]");
    this.#start = this.#status.textContent;
    this.#spoken.setAttribute("aria-live", "polite");
    this.#status.after(this.#spoken);
    this.#wakePositions();
    this.#wakeDoing();
    this.#status.textContent = this.#trouble ?? this.#start;
    if (guess || (marks && !judge(this.#known, this.#marks))) this.#goOn(guess, found);
    place.open = !folded;
    place.addEventListener("toggle", () => keep(this.#known.name, { folded: !place.open }));
    place.dataset.awake = "";
  }

  #wakePositions() {
    const group = this.#place.querySelector(".positions");
    const buttons = [...group.querySelectorAll("button")];
    const { cells, given } = this.#known;
    this.#buttons = new Map(cells.map((place, at) => [place, buttons[at]]));
    for (const [place, button] of this.#buttons) {
      button.disabled = false;
      if (given.includes(place)) button.setAttribute("aria-disabled", true);
      else button.addEventListener("click", () => this.#press(place));
      this.#show(place);
    }
    arrows(group, buttons, [...this.#buttons.values()].find((button) => !button.hasAttribute("aria-disabled")));
  }

  #wakeDoing() {
    const { check, clear, skip } = Object.fromEntries(
      [...this.#place.querySelectorAll(".doing button")].map((button) => [button.name, button]),
    );
    check.addEventListener("click", () => this.#check());
    // It asks first: by the same button, which is where the finger is.
    const name = clear.textContent;
    let sure = false;
    const ask = (asking) => {
      sure = asking;
      clear.textContent = asking ? words.sure : name;
    };
    clear.addEventListener("blur", () => ask(false));
    clear.addEventListener("click", () => {
      if (!sure) return ask(this.#marks.size > this.#known.given.length);
      ask(false);
      this.#marks = marksOf(this.#known, "");
      this.#marked();
      for (const place of this.#buttons.keys()) this.#show(place);
    });
    skip.addEventListener("click", () => {
      this.#place.open = false;
      this.#place.firstElementChild.focus();
    });
    for (const button of [check, clear, skip]) button.disabled = false;
  }

  /** Not marked, safe, unsafe, and so on. */
  #press(place) {
    const mark = this.#marks.get(place);
    if (mark === false) this.#marks.delete(place);
    else this.#marks.set(place, mark === undefined);
    this.#marked();
    this.#show(place);
    this.#spoken.textContent = this.#buttons.get(place).getAttribute("aria-label");
  }

  /** After the marks have changed. */
  #marked() {
    this.#point(undefined);
    keep(this.#known.name, { marks: lettersOf(this.#known, this.#marks) });
    this.#status.textContent = this.#trouble ?? this.#start;
  }

  /** What is to be told of what is kept. */
  get #trouble() { return words[troubleNow()]; }

  #show(place) {
    const button = this.#buttons.get(place);
    const mark = this.#marks.get(place);
    dress(button, mark);
    const outcome = mark === undefined ? words.unmarked : mark ? words.safe : words.unsafe;
    const isGiven = this.#known.given.includes(place);
    const name = positionNamed(this.#known.name, this.#known.nodes[place][0]);
    button.setAttribute("aria-label", fill(isGiven ? words.given : words.marked, name, outcome));
  }

  #check() {
    const found = judge(this.#known, this.#marks);
    this.#point(found);
    this.#status.textContent = found?.text ?? this.#allRight;
    if (!found) this.#goOn();
  }

  get #allRight() { return this.#known.more.length ? words.goesOn : words.allRight; }

  /** Marks the position that is spoken of. */
  #point(found) {
    for (const [place, button] of this.#buttons) {
      if (place !== found?.place) delete button.dataset.found;
      else {
        button.dataset.found = found.wrong ? "wrong" : "next";
        button.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    }
  }

  /** What comes after all marks are right: how the lines go on, and the guess. */
  #goOn(guess, found) {
    if (this.#form) return;
    if (!judge(this.#known, this.#marks)) this.#status.textContent = this.#allRight;
    const group = this.#place.querySelector(".positions");
    this.#known.more.forEach((line, at) => group.children[at].append(...line.map((place) => this.#filledIn(place))));
    if (this.#known.more.length) group.tabIndex = 0; // it is longer than its room
    this.#form = new GuessForm(this.#known, guess, found);
    this.#place.append(this.#form.element);
  }

  /** A position that search has marked. */
  #filledIn(place) {
    const [name] = this.#known.nodes[place];
    const cell = Object.assign(document.createElement("span"), { className: "position", textContent: name[0] });
    const mark = this.#known.safe[place];
    dress(cell, mark);
    cell.setAttribute("role", "img");
    cell.setAttribute("aria-label", fill(words.marked, positionNamed(this.#known.name, name), mark ? words.safe : words.unsafe));
    return cell;
  }
}

/** Shows a mark on a position, or none. */
function dress(cell, mark) {
  cell.querySelector("svg")?.remove();
  delete cell.dataset.mark;
  if (mark === undefined) return;
  cell.dataset.mark = mark ? "safe" : "unsafe";
  cell.append(draw(MARKS[mark ? 0 : 1]));
}
