// What the lists of `texts/…/answering.txt` hold, in their order.
export const NAMES = {
  questions: ["outcome", "winning", "columns", "binary", "fibonacci", "mend", "pair", "residue", "limit", "slip", "all", "read"],
  verdicts: ["right", "wrong", "unfinished", "unread", "true", "again", "found", "more"],
  missing: ["places", "number", "move", "rest"],
  faults: ["outcome", "column", "sum", "neighbours", "term", "repeated", "zero", "number", "near", "difference", "part", "smaller", "small", "modulus", "reduce", "holding", "kept", "lost"],
  methods: ["read", "mend"],
  clues: ["odd", "even", "split", "first", "worth", "neighbours", "larger", "smaller", "difference", "remainder", "residues", "part"],
};
