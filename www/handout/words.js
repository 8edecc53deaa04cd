// What stands on a handout and around it.
const ALL = "%HANDOUT%"; // of each language; $1, $2 are to be filled in
const OF_EXERCISES = "%EXERCISE%"; // the same of what tasks train, and how they are answered

/** The words of a language. */
export const wordsOf = (language) => ({ ...OF_EXERCISES[language], ...ALL[language] });
