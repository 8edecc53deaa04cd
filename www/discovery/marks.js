// Marks as they are kept: a letter for each position of a board, in the order of its lines.

/** By place: true for safe, false for unsafe; what is given is marked, too. */
export function marksOf({ cells, given, safe }, letters) {
  const marks = new Map();
  cells.forEach((place, at) => {
    if (given.includes(place)) marks.set(place, safe[place]);
    else if (letters[at] === "s" || letters[at] === "u") marks.set(place, letters[at] === "s");
  });
  return marks;
}

/** And back. */
export const lettersOf = ({ cells }, marks) => cells
  .map((place) => (marks.has(place) ? (marks.get(place) ? "s" : "u") : "-"))
  .join("");
