// What somebody types or pastes to add: an address of ours, an item, or a position.
import { SHOWN_BY } from "../common/known.js";
import { understand } from "../common/understand.js";
import { MOST_THINGS, read, setBeside } from "./deck.js";
import { readItem } from "./item.js";

/** The things that are meant: { things, faults }. */
export async function pasted(text) {
  const all = text.split(/\n/).map((line) => line.trim()).filter(Boolean);
  const found = [];
  for (const line of all.slice(0, MOST_THINGS)) found.push(await one(line)); // one after the other, by one worker
  return { things: found.flatMap(({ things }) => things ?? []), faults: found.flatMap(({ faults }) => faults ?? []) };
}

async function one(text) {
  const item = readItem(text);
  if (item) return { things: [item] };
  if (/^(https?|file):|^\.{0,2}\/|[/?]\S*[?#/]/.test(text)) return atAddress(text);
  const position = readItem(await understand(text));
  return position ? { things: [position] } : { faults: [{ code: "item", about: text.slice(0, 80) }] };
}

/** What stands at an address: only names are taken from it, wherever it leads. */
function atAddress(text) {
  let url;
  try {
    url = new URL(text, location.href);
  } catch {
    return { faults: [{ code: "item", about: text.slice(0, 80) }] };
  }
  const query = url.searchParams;
  const path = decoded(url.pathname);
  if (query.has("d") && /\/class\/(index\.html)?$/.test(path)) {
    const { deck, faults } = read(url.search);
    return { things: deck.things, faults };
  }
  const thing = found(path, query, decoded(url.hash.slice(1)));
  return thing ? { things: [thing] } : { faults: [{ code: "nowhere", about: "" }] };
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The kind of thing each page shows, and what of its address says so. */
function found(path, query, hash) {
  const [, page, rest = ""] = path.match(/\/(articles|show|make|play|lab|practice|tables|numbers)\/(.*?)(?:index\.html)?$/) ?? [];
  const of = (item) => {
    const step = query.get("step");
    const thing = item && readItem(`${item}${/^\d{1,3}$/.test(step ?? "") ? `~${step}` : ""}`);
    return thing && beside(thing, query);
  };
  switch (page) {
    case "articles": {
      const [article] = rest.split("/");
      return hash ? of(`${article}/${hash}`) : undefined;
    }
    case "show": return of(shown(rest, query));
    case "make": return of(packed(query));
    case "play": return VIEWS.includes(query.get("view")) ? ofView(query.get("view"), query, of) : of(query.get("p"));
    case "lab": return of(query.get("p"));
    case "practice": return of(query.has("skill") ? `exercise:${query.get("skill")}` : undefined);
    case "tables": return ofView("pattern", query, of);
    case "numbers": return ofView("numbers", query, of);
    default: return undefined;
  }
}

const VIEWS = ["pattern", "numbers"]; // of the page of games, which were pages of their own

/** The table, or the number, of an address. */
function ofView(view, query, of) {
  if (view === "pattern") return of(query.has("of") ? `table:${query.get("of")}` : undefined);
  return of(query.has("value") ? `number:${query.get("in") ?? "binary"}=${query.get("value")}` : undefined);
}

/** The item of the page `show/`. */
function shown(rest, query) {
  const kind = Object.keys(SHOWN_BY).find((name) => query.has(name));
  if (query.has("lesson") && (kind ?? "example") === "example") return packed(query);
  const value = query.get(kind);
  if (!kind) return rest.replace(/\/$/, "") || undefined;
  if (kind === "example" || kind === "game") return value;
  return kind === "number" ? `number:${query.get("in") ?? "binary"}=${value}` : `${kind}:${value}`;
}

/** The item of an example that somebody has made. */
const packed = (query) => (query.has("lesson") ? `lesson:${query.get("lesson")}` : undefined);

/** The thing with the other attributes that stand in the address. */
function beside(thing, query) {
  const whole = { ...thing };
  for (const [name, value] of query) setBeside(whole, name, value);
  return whole;
}
