// Places to write digits into.
import { make } from "../tools/make.js";

/** A table of places below these texts: a row of each of the `heads`, which may be empty. */
export function grid(places, heads = [""]) {
  const headed = heads.some(Boolean);
  const row = (head, at) => {
    const cells = places.map(() => make("td"));
    const name = headed && at === heads.length - 1 ? "sheet-odd" : "";
    return make("tr", { className: name }, ...(headed ? [make("th", { scope: "row" }, head)] : []), ...cells);
  };
  const top = places.map((place) => make("th", { scope: "col" }, place));
  return make("table", { className: "sheet-grid" },
    make("thead", {}, make("tr", {}, ...(headed ? [make("td")] : []), ...top)),
    make("tbody", {}, ...heads.map(row)));
}
