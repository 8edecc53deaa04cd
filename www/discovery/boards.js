// The boards: what stands on them, and what one can get to from where.

/** Of each its name, its lines of positions, how these go on, what is given, the limits of a guess and whether its second
    number is a remainder on division by its first, and its nodes: the numbers that name a position, where one can get to from it, and 1 where whoever has just
    moved has lost. What comes after a position stands before it. */
export const BOARDS = "%BOARDS%";

/** What is known of a board. */
export function known(name) {
  const { lines, more, given, nodes, numbers, remainder } = BOARDS.find((board) => board.name === name);
  const safe = [];
  for (const [, to, lost] of nodes) safe.push(!lost && !to.some((at) => safe[at]));
  return { name, lines, more, given, nodes, numbers, remainder, safe, cells: lines.flat() };
}

/** The least and the greatest that each number of a guess can be, as far as the numbers before it are known. */
export const limitsOf = ({ numbers, remainder }, guess) =>
  numbers.map(([least, most], at) => [least, remainder && at ? Math.min(most, guess[0] - 1 || most) : most]);

/** The positions that the reader marks, the smallest first: across the lines where these stand below each
    other. */
export function ascending({ lines, given }) {
  const across = lines.every((line) => line.length === lines[0].length);
  const all = across ? lines[0].flatMap((_, column) => lines.map((line) => line[column])) : lines.flat();
  return all.filter((place) => !given.includes(place));
}
