// A move in words, as its button on a card has it.
import { fill } from "../common/fill.js";

const FORMS = [
  [/^ab(\d+)$/, "moveBoth"],
  [/^(\d+\+[\d+]+)$/, "moveTipAll"],
  [/^([a-z])(\d+)$/, "moveRow", "moveTipOne"],
  [/^(\d+)$/, "moveTake", "moveTip"],
];

/** What a move (`a2`, `ab2`, `3`, `3+5`) is called in a position; with dice it says what they show then. */
export function moveSaid(words, position, move) {
  for (const [form, take, tip] of FORMS) {
    const [, ...parts] = move.match(form) ?? [];
    if (parts.length) return fill(words[(position?.startsWith("dice") && tip) || take], ...parts.map((part) => part.replaceAll("+", " + ")));
  }
  return move;
}
