/** A text with its slots, `$1`, `$2`, …, filled in. */
export const fill = (text, ...values) => text.replace(/\$(\d)/g, (_, at) => values[at - 1]);
