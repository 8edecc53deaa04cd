// The manual for authors of other pages: its code with this site's address in it, to be copied, and on its first
// page the builder of tags.
import { build } from "./embed/builder.js";
import { snippets } from "./embed/snippets.js";

snippets(/** @type {HTMLElement} */ (document.querySelector(".manual")));
/** @type {HTMLFormElement | null} */
const form = document.querySelector("form.builder");
if (form) build(form);
