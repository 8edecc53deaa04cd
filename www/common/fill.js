// Texts that are to be filled in.

/** A list of texts, which comes as lines. */
export const list = (text) => text.split("\n");

/** A text with `$1`, `$2` filled in. */
export const fill = (text, ...values) => text.replace(/\$(\d)/g, (_, at) => values[at - 1]);

/** The text about a thing that is called so: `fault`, `sum` is the text `fault_sum`. */
export const named = (words, of, name) => words[of + name[0].toUpperCase() + name.slice(1)];
