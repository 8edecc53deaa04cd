// The language that this page of ours was written in.

/** Its tag. `<html lang>` may say another by the time a script looks: whatever translates a page in a browser changes it. */
export const written = () => /** @type {string} all our pages have one */ (document.documentElement.dataset.lang);
