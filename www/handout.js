// Handouts: chosen steps as pictures, questions, room to write, and the answers on a page of their own. Fetched by a
// page that is asked for one: a lesson, an article or one of its sections, a single card.
//
// The modules in `handout/` are parts of this file.
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

export { articleOnPaper } from "./handout/article.js";
export { cardOnPaper } from "./handout/card.js";
export { handout } from "./handout/handout.js";
