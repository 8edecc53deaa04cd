// What the page says, in its language.

const all = "%MAKE%";

export const language = document.documentElement.lang;
export const words = all[language];
