/** The link to a section that an event is about, if it is about one.
    @param {Event} event
    @returns {HTMLAnchorElement | null | undefined} */
export const linkIn = ({ target }) => /** @type {Element} */ (target).closest?.("a[href^='#']");
