// What stands on a sheet.
const ALL = "%SHEET%"; // of each language; $1, $2 are to be filled in

/** The words of a language. */
export const wordsOf = (language) => ALL[language];
