// What the lists of `texts/…/exercise.txt` hold, in their order.
export const NAMES = {
  questions: ["outcome", "winning", "columns", "binary", "fibonacci", "mend", "pair", "residue", "limit", "slip"],
  verdicts: ["right", "wrong", "unfinished", "unread", "true"],
  faults: ["outcome", "column", "sum", "neighbours", "term", "repeated", "zero", "number", "near", "difference", "part", "smaller", "small", "modulus", "reduce", "holding", "kept", "lost"],
};
