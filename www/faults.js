// What is said of files that cannot be shown; fetched by nian.js when one cannot.

const WORDS = "%FAULTS%"; // of each language

const OF_LESSONS = "%OF_LESSONS%"; // of each language

/** What the engine says of lessons with a mistake, a text a line. */
export const ofLessons = (lang) => OF_LESSONS[lang];

/** The sentence in a language for what is wrong with a file that is called so. */
export const sentence = (lang, what, name) => WORDS[lang][what].replace("$1", () => name);
