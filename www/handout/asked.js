// What the address of a handout may say besides what it is about: `print=sheet`, `key` or `both`, and `steps=0,2;;1`,
// the steps to be shown of each thing in turn; of one that says nothing its start and the steps that ask.
import { addressNow, readdress } from "../common/address.js";
import { readable } from "../common/readable.js";

export const PARTS = ["sheet", "key", "both"];

/** The parts asked for, and what is wrong with them: { shown, wrong }. */
export function partsIn(query, parts = PARTS) {
  const asked = query.get("print");
  if (parts.includes(asked)) return { shown: asked };
  return { shown: parts[0], wrong: asked === null ? undefined : asked };
}

/** Of each thing the steps to be shown, or nothing where those that ask are. */
export const stepsIn = (query) =>
  (query.get("steps") ?? "").split(";").map((text) => (/^(-|\d{1,4}(,\d{1,4})*)$/.test(text) ? new Set(text.match(/\d+/g)?.map(Number)) : undefined));

/** The same as a text; empty where nothing is chosen. */
export const stepsAsText = (all) =>
  all.map((steps) => steps && ([...steps].sort((one, other) => one - other).join() || "-")).join(";").replace(/;+$/, "");

/** Has the address say this; what is empty is not said. */
export function keep(values) {
  const url = addressNow();
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  url.search = readable(url.search);
  readdress(url);
}
