// What stands on a handout and around it.
const ALL = "%HANDOUT%"; // of each language; $1, $2 are to be filled in

/** The words of a language. */
export const wordsOf = (language) => ALL[language];
