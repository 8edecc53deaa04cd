// Texts that are to be filled in.

/** A text with `$1`, `$2` filled in.
    @param {string} text
    @param {(string | number)[]} values */
export const fill = (text, ...values) => text.replace(/\$(\d)/g, (_, at) => String(values[at - 1]));
