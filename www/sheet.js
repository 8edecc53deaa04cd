// Sheets for paper, fetched by a page that is asked for one. What stands on a sheet is a list of groups of items,
// each with what is asked and the answer; a task of an exercise is one kind of item.
//
// The modules in `sheet/` are parts of this file.
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

export { worksheet } from "./sheet/practice.js";
