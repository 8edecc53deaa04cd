// What is said, in the language of the page.
const ALL = "%LECTURE%"; // of each language; $1, $2 are to be filled in

export const wordsOf = (language) => ALL[language] ?? ALL.en;
