// What the page says, in its language, and how it is shown.
import { fill } from "../common/fill.js";
import { written } from "../common/written.js";

const all = "%CLASS%";

export const language = written();
export const words = all[language];

/** A fault in a sentence. */
export function faultSaid({ code, about }) {
  const name = `faults${code[0].toUpperCase()}${code.slice(1)}`;
  return fill(words[name], about);
}

/** What is wrong, one line for each; the same is said once. */
export function faultList(faults) {
  const list = document.createElement("ul");
  for (const said of new Set(faults.map(faultSaid))) list.append(Object.assign(document.createElement("li"), { textContent: said }));
  return list;
}
