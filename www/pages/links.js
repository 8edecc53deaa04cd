/** The link to a section that an event is about, if it is about one. */
export const linkIn = ({ target }) => target.closest?.("a[href^='#']");
