// A task, as the wasm tells of it in lines, and what follows from these.

/** { asks, about, facts, form, digits, clue, method }: what is asked; a position, or `binary=45`; what the answer is shown
    by; in which other form it is asked (`all`, `read`, `mend`), with the digits it is asked of; where the trouble lies; the
    number of the way to find out. */
export function read(lines) {
  const [asks, about, facts, inForm, clue, method] = lines.split("\n");
  const [form, digits] = inForm.split(" ");
  return { asks, about, facts, form, digits, clue, method };
}

/** The moves that win, where one or all of them are asked for. */
export const winningOf = ({ asks, facts }) => (asks === "winning" ? facts.split(" ") : []);

/** Whether the picture would give the answer away, or part of it: it begins with the highest place, shows a limit, or is
    the grid of which there is a help at level 1 only. */
export const givesAway = ({ asks, form }, level) =>
  asks === "limit" || (["binary", "fibonacci"].includes(asks) && form !== "mend") || (asks === "pair" && level !== "1");

/** An answer as all spell it who mean the same. Zeros in front of binary digits are wrong, others mean nothing. */
export function spelled({ asks, form }, text) {
  const parts = text.normalize("NFKC").toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
  const digits = asks === "binary" && form !== "read";
  return (digits ? parts : parts.map((part) => part.replace(/^0+(?=\d)/, ""))).sort().join(" ");
}

/** What is missing in an answer that is not finished. */
export function missingOf({ asks, form }, text) {
  if (spelled({}, text)) return "rest";
  if (asks === "slip") return "move";
  return ["columns", "binary", "fibonacci"].includes(asks) && form !== "read" ? "places" : "number";
}
