// How a handout is laid out, whatever stands on it: a head, groups of numbered items, and the answers on a page of
// their own. Where pages end the styles decide. A worksheet is laid out likewise by `crates/app/src/sheet/page.rs`.
import { withRetry } from "../common/retry.js";
import { codeOf } from "../tools/qr.js";
import { make } from "../tools/make.js";
import { wordsOf } from "./words.js";

/** The most characters of an address that a code holds, and that somebody types: about a line. */
const MOST = 2000;
const TYPED = 100;

/** The parts of a sheet: `shown` is `sheet`, `key` or `both`.

    `title` and `keyTitle` head what is asked and the answers, `about` stands below each; at `address` the same is on
    a screen. `groups` are { heading, how, items }: a text and a list of texts. An item is { ask, key, about, answer }: two functions that give nodes, what the
    item is about and its answer as plain text; one without a `key` is not among the answers, one that is `wide` takes
    the width of the paper. */
export async function layout({ language, title, keyTitle, about, address, groups, shown }) {
  const words = wordsOf(language);
  const parts = [];
  if (shown !== "key") {
    const head = make("div", {}, heading(title), make("p", { className: "sheet-about" }, about), fields(words));
    const top = make("header", { className: "sheet-head" }, head);
    // A copy of the site that lies in a folder has no address for others.
    if (!address.startsWith("file:")) {
      head.append(...online(words.online, address));
      if (address.length <= MOST) top.append(await withRetry(() => codeOf(address, words.code)));
    }
    parts.push(part(top, groups, asked));
  }
  if (shown !== "sheet") {
    const head = make("header", {}, heading(keyTitle), make("p", { className: "sheet-about" }, about));
    const key = part(head, groups, answered);
    key.classList.add("sheet-key");
    parts.push(key);
  }
  return parts;
}

const heading = (text) => make("h2", {}, text);
const fields = ({ name, date }) => make("p", { className: "sheet-fields" }, ...[name, date].map((label) => make("span", {}, label)));
/** A long address nobody types, so that only the code stands there; one that no code holds either is left out. */
function online(words, address) {
  const text = decoded(address);
  if (address.length > MOST) return [];
  return [make("p", { className: "sheet-online" }, words, " ", ...(text.length > TYPED ? [] : [make("a", { href: address }, text)]))];
}

/** An address as one reads it. */
function decoded(address) {
  try {
    return decodeURI(address);
  } catch {
    return address; // made by hand, and no text
  }
}

function part(head, groups, shown) {
  const made = make("section", { className: "sheet-part" }, head);
  let before = 0;
  for (const group of groups) {
    const items = group.items.flatMap((item, at) => {
      if (shown === answered && !item.key) return [];
      return make("li", { className: item.wide ? "sheet-wide" : "" }, make("b", { className: "sheet-number" }, `${before + at + 1}.`), shown(item));
    });
    before += group.items.length;
    if (!items.length) continue;
    const row = group.items[0].wide ? 1 : 2;
    // What stands above them is kept together with the first of them: no browser keeps a heading with what follows.
    const begin = make("div", { className: "sheet-begin" }, ...top(group, shown), listOf(items.slice(0, row)));
    made.append(make("section", { className: "sheet-group" }, begin, ...(items.length > row ? [listOf(items.slice(row))] : [])));
  }
  return made;
}

/** Its role is said: where a list has no box of its own it would not be told as one. */
function listOf(items) {
  const made = make("ol", { className: "sheet-items" }, ...items);
  made.setAttribute("role", "list");
  return made;
}

/** What stands above a group; with the answers no more than what it is called. */
function top({ heading: name, how }, shown) {
  const lines = [...(name ? [make("h3", {}, name)] : []), ...(shown === asked ? how.map((text) => make("p", { className: "sheet-how" }, text)) : [])];
  return lines.length ? [make("div", { className: "sheet-top" }, ...lines)] : [];
}

function asked({ ask, about }) {
  const made = make("div", { className: "sheet-ask" }, ...ask());
  made.dataset.about = about;
  return made;
}

function answered({ key, answer }) {
  const made = make("div", { className: "sheet-answer" }, ...key());
  if (answer !== undefined) made.dataset.answer = answer;
  return made;
}
