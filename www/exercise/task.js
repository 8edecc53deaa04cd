// A task, as the wasm tells of it in lines, and what follows from these.

/** { asks, about, facts, form, digits, clue, numbers, hides, worked, method }: what is asked; a position, or `binary=45`;
    what the answer is shown by; in which other form it is asked (`all`, `read`, `mend`), with the digits it is asked of;
    where the trouble lies; the numbers in the question; whether the picture would give the answer away; how a number is
    written, in steps; the number of the way to find out. */
export function read(lines) {
  const [asks, about, facts, inForm, clue, numbers, hides, worked, method] = lines.split("\n");
  const [form, digits] = inForm.split(" ");
  return { asks, about, facts, form, digits, clue, numbers: numbers.split(" "), hides, worked, method };
}

/** The moves that win, where one or all of them are asked for. */
export const winningOf = ({ asks, facts }) => (asks === "winning" ? facts.split(" ") : []);

/** An answer as all spell it who mean the same. Zeros in front of binary digits are wrong, others mean nothing. */
export function spelled({ asks, form }, text) {
  const parts = text.normalize("NFKC").toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
  const digits = asks === "binary" && form !== "read";
  return (digits ? parts : parts.map((part) => part.replace(/^0+(?=\d)/, ""))).sort().join(" ");
}

/** What is missing where nothing is there yet. */
export function missingOf({ asks, form }) {
  if (asks === "slip") return "move";
  return ["columns", "binary", "fibonacci"].includes(asks) && form !== "read" ? "places" : "number";
}
