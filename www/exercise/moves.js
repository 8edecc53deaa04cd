// A game written down, of which the reader points out one move. The one that is pressed is looked at on the board.
import { fill, list } from "../common/fill.js";
import { button, element } from "../common/make.js";

/** The game that the wasm tells of: the number of the slip (1 is the first), the position before it, and each move with
    what it leaves. */
export function read(facts) {
  const [slip, before, ...texts] = facts.split(" ");
  const moves = [];
  for (let at = 0; at < texts.length; at += 2) moves.push({ move: texts[at], position: texts[at + 1] });
  return { slip: Number(slip), before, moves };
}

/** A move as one reads it: `a2` from a row, others as they are written. */
export function moveOf(words, move) {
  const [, row, coins] = move.match(/^([a-z])(\d+)$/) ?? [];
  return row ? fill(words.took, row, coins) : move;
}

/** Move and what it leaves, as one reads them. */
function named(words, { move, position }, number) {
  const left = position.split(":")[1].split(",").join(", ");
  return [element("b", {}, `${number}. ${moveOf(words, move)}`), element("span", {}, fill(words.left, left))];
}

/** Gives what draws the moves, as `entry` does; `look` shows a position on the board, or the start again. */
export function moves(facts, look) {
  const game = read(facts);
  let chosen = 0; // 1 is the first
  const pick = (words, one, number) => {
    const act = () => {
      chosen = chosen === number ? 0 : number;
      look(chosen ? one.position : undefined);
    };
    const node = button("nian-pick", "", act, { "aria-pressed": chosen === number });
    node.append(...named(words, one, number));
    return node;
  };
  return {
    fields: (words) => [element("div", { class: "nian-picks nian-record", role: "group", "aria-label": words.field }, ...game.moves.map((one, at) => pick(words, one, at + 1)))],
    buttons: (words, act) => [button("nian-answer", words.judge, () => act(chosen ? String(chosen) : ""))],
    /** The same once it is answered, with the slip pointed out. */
    solved(words) {
      const items = game.moves.map((one, at) => {
        const slipped = at + 1 === game.slip;
        const node = element("li", { class: slipped ? "nian-pick nian-slip" : "nian-pick" }, ...named(words, one, at + 1));
        if (slipped) node.firstChild.append(" ", element("em", {}, words.slip));
        return node;
      });
      return element("ol", { class: "nian-picks nian-record", role: "list" }, ...items);
    },
  };
}
