// Texts that are to be filled in.

/** A list of texts, which comes as lines. */
export const list = (text) => text.split("\n");

/** A text with `$1`, `$2` filled in. */
export const fill = (text, ...values) => text.replace(/\$(\d)/g, (_, at) => values[at - 1]);
