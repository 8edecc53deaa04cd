/** The element of the whole page, which says its theme. */
export const root = document.documentElement;
