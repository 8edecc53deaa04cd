// What is said of files that cannot be shown; fetched by nian.js when one cannot.

export const version = "%VERSION%";

const WORDS = "%FAULTS%"; // of each language

/** The sentence in a language for what is wrong with a file that is called so. */
export const sentence = (lang, what, name) => WORDS[lang][what].replace("$1", () => name);
