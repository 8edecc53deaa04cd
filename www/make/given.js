// What an address or a pasted text asks to be made a lesson of.
import { withRetry } from "../common/retry.js";
import { unpack } from "../packed.js";
import { understand } from "../typing.js";
import { OURS, ours } from "../nian/site.js";
import { decode, fromText } from "./file.js";
import { ofGame } from "./lesson.js";

/** The lesson of an address's query: { lesson } and the step to stand at, { code, text } where it is none, nothing where
    it asks for none. */
export async function ofQuery(query, example = query.get("example")) {
  if (query.has("lesson")) return ofText(await unpack(query.get("lesson")));
  if (query.has("p")) {
    const moves = (query.get("moves") ?? "").split(",").filter(Boolean);
    return { lesson: ofGame(understand(query.get("p")), moves), at: moves.length }; // it is played on from there
  }
  if (!example) return undefined;
  return OURS.test(example) ? fetched(example) : { code: "nowhere" };
}

async function fetched(name) {
  try {
    return await withRetry(async (cache) => {
      const response = await fetch(ours(`lessons/${name}.json`), { cache });
      if (!response.ok) throw Object.assign(new Error(`${response.status} ${response.url}`), { status: response.status });
      const { text, code } = decode(await response.arrayBuffer());
      return code ? { code } : ofText(text);
    });
  } catch (error) {
    console.info("nian:", error);
    return { code: error.status === 404 ? "nowhere" : "missing" };
  }
}

/** The lesson of the text of a file: { lesson }, or { code, text } and what else is known of what is wrong. */
export function ofText(text) {
  const read = fromText(text);
  return read.lesson ? read : { ...read, text };
}

/** What somebody pastes: an address of ours, the text of a file, or a position. */
export async function ofPasted(text) {
  const typed = text.trim();
  if (/^[[{]/.test(typed)) return ofText(typed);
  if (/^https?:|^file:/.test(typed)) {
    const url = address(typed);
    const [, example] = url?.pathname.match(/\/show\/([a-z0-9-]+\/[a-z0-9-]+)\//) ?? [];
    return (url && await ofQuery(url.searchParams, url.searchParams.get("example") ?? example)) ?? { code: "nowhere" };
  }
  const position = understand(typed);
  return /^[a-z]+[\w.,-]*:/.test(position) ? { lesson: ofGame(position, []) } : { code: "foreign" };
}

function address(text) {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
