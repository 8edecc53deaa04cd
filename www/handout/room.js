// Room to write, and what is right.
import { list } from "../common/fill.js";
import { make } from "../tools/make.js";

const line = () => make("span", { className: "sheet-line" });
const box = () => make("span", { className: "sheet-box" });
const written = (...inner) => make("p", { className: "sheet-write" }, ...inner);

/** Lines to be written on. */
export const lines = (count) => Array.from({ length: count }, () => written(line()));

/** The same behind a label. */
export const labelled = (label) => written(label, line());

/** A text that may be ticked. */
export const ticked = (text) => written(box(), ` ${text}`);

/** A box to be ticked for each outcome. */
export const choices = ({ outcomes }) => written(...list(outcomes).flatMap((name) => [box(), ` ${name} `]));

/** The outcome and the moves that win. */
export const right = ({ outcome, moves }) =>
  [...outcome, ...(moves.length ? [make("p", {}, moves.join(" / "))] : [])].map((node) => {
    node.classList.add("sheet-right");
    return node;
  });
