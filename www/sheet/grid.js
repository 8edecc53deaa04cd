// Places to write digits into, empty or filled.
import { make } from "../tools/make.js";

const cells = (kind, texts) => texts.map((text) => make(kind, kind === "th" ? { scope: "col" } : {}, String(text)));

/** A table below the `places`, which may all be empty. Each row is { head, digits, name }: its head, what stands at each place, and perhaps a
    class. */
export function grid(label, places, rows) {
  const headed = rows.some(({ head }) => head !== undefined);
  const lead = headed ? [make("td")] : [];
  const body = rows.map(({ head, digits, name = "" }) => {
    const first = headed ? [make("th", { scope: "row" }, String(head ?? ""))] : [];
    return make("tr", { className: name }, ...first, ...cells("td", digits));
  });
  const heads = places.some(String) ? [make("thead", {}, make("tr", {}, ...lead, ...cells("th", places)))] : [];
  const table = make("table", { className: "sheet-grid" }, ...heads, make("tbody", {}, ...body));
  table.setAttribute("aria-label", label);
  return table;
}

/** Nothing at any of these places. */
export const empty = (places) => places.map(() => "");
