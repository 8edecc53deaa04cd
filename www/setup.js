// A position set up by hand: a game is chosen by its picture, and what belongs to it by pressing. The games
// and what each has stand in the page (`crates/site/src/pages/by_hand.rs`).
//
// The modules in `setup/` are parts of this file.
import { fill } from "./common/fill.js";
import { Form } from "./setup/form.js";

export const version = "%VERSION%";

/** Brings the fold-out to life. `show(text)` puts a position on the board, and tells whether it took it. */
export function setUpByHand(fold, board, show) {
  const words = fold.dataset;
  const said = fold.querySelector(".said");
  const faces = fold.querySelector("template.faces").content;
  const cards = [...fold.querySelectorAll("[name=game]")];
  const say = (text) => { said.textContent = text; };

  let last = 0; // the number of the position that was asked for last
  let going = 0; // how many of them are on their way to the board
  const apply = async (game) => {
    say("");
    settle(game);
    const mine = (last += 1);
    let why = "";
    const hear = ({ detail }) => { why = detail.message; };
    board.addEventListener("nian-error", hear);
    going += 1;
    const taken = await show(game.text);
    going -= 1;
    board.removeEventListener("nian-error", hear);
    // What is refused stays in the fields, to be set right.
    if (mine === last && !taken) say(fill(words.refused, why));
  };

  const totalOf = ({ dataset: { total } }) => total && JSON.parse(total);

  /** The heap is what makes the total odd, or even, where it has to be. */
  const settle = (game) => {
    const total = totalOf(game.element);
    if (!total) return;
    const [heap, ...held] = total.of.filter((name) => game.has(name)).map((name) => game.fields[name]);
    const sum = [heap, ...held].reduce((sum, { value }) => sum + BigInt(value), 0n);
    if ((sum % 2n === 1n) === total.odd) return;
    // A stone that is held more has come from the heap.
    const less = game.grown && game.grown !== heap && heap.value !== "0";
    heap.value = String(BigInt(heap.value) + (less ? -1n : 1n));
    say(fill(total.odd ? words.oddTotal : words.evenTotal, heap.value));
  };

  const games = [...fold.querySelectorAll(".game")].map((element) => {
    const heap = totalOf(element)?.of[0];
    const step = (name) => (name === heap ? 2n : 1n);
    return new Form(element, apply, { words, faces, step, refuse: say });
  });

  /** Shows a game and none of the others. */
  const turnTo = (game) => {
    for (const one of games) one.element.hidden = one !== game;
    const card = cards[games.indexOf(game)];
    if (!card.checked) see(card.parentElement);
    card.checked = true;
  };

  /** Brings a card into sight in the line of cards, which may be wider than the screen. */
  const see = (card) => {
    const line = card.parentElement;
    line.scrollLeft = card.offsetLeft - (line.clientWidth - card.offsetWidth) / 2;
  };

  /** Sets the fields to a position. */
  const take = (text) => {
    const game = games.find((one) => one.take(text));
    if (game) turnTo(game);
  };

  /** Sets the fields to the start of the game on the board, where that has not come from them. */
  const follow = () => {
    if (going || typeof board.position !== "string") return;
    say("");
    take(board.state.split(" ")[0]);
  };

  for (const [at, card] of cards.entries()) {
    card.addEventListener("change", () => {
      turnTo(games[at]);
      apply(games[at]);
    });
  }
  for (const select of fold.querySelectorAll("[data-attribute]")) {
    const { attribute } = select.dataset;
    const look = () => { select.value = board.getAttribute(attribute) ?? select.options[0].value; };
    select.addEventListener("change", () => board.setAttribute(attribute, select.value));
    new MutationObserver(look).observe(board, { attributeFilter: [attribute] });
    look();
  }
  if (typeof board.position === "string") follow();
  else take(board.getAttribute("position"));
  board.addEventListener("nian-ready", follow);
  new MutationObserver(async () => {
    await board.ready.catch(() => {}); // the board says itself what is wrong
    follow();
  }).observe(board, { attributeFilter: ["position"] });
}
