// How a sheet is laid out, whatever stands on it: a head, groups of numbered items, and the answers on a page of
// their own. Where pages end the styles decide.
import { persist } from "../nian/files.js";
import { codeOf } from "../tools/qr.js";
import { make } from "../tools/make.js";
import { wordsOf } from "./words.js";

/** The parts of a sheet: `shown` is `sheet`, `key` or `both`.

    `title` and `keyTitle` head what is asked and the answers, `about` stands below each; at `address` the same is on
    a screen. `groups` are { heading, how, narrow, items }: a text, a list of texts, and whether three items stand side
    by side on paper. An item is { ask, key, about, answer }: two functions that give nodes, what the item is about and
    its answer as plain text. */
export async function layout({ language, title, keyTitle, about, address, groups, shown }) {
  const words = wordsOf(language);
  const parts = [];
  if (shown !== "key") {
    const head = make("div", {}, heading(title), make("p", { className: "sheet-about" }, about), fields(words), online(words, address));
    const code = await persist(() => codeOf(address, words.code));
    parts.push(part(make("header", { className: "sheet-head" }, head, code), groups, asked));
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
const online = (words, address) => make("p", { className: "sheet-online" }, words.online, " ", make("a", { href: address }, address));

function part(head, groups, shown) {
  const made = make("section", { className: "sheet-part" }, head);
  let number = 0;
  for (const group of groups) {
    const lines = shown === asked ? group.how.map((text) => make("p", { className: "sheet-how" }, text)) : [];
    const top = group.heading ? [make("h3", {}, group.heading), ...lines] : lines;
    const items = group.items.map((item) => {
      number += 1;
      return make("li", {}, make("b", { className: "sheet-number" }, `${number}.`), shown(item));
    });
    made.append(make("section", { className: "sheet-group" }, make("div", { className: "sheet-top" }, ...top), make("ol", { className: group.narrow ? "sheet-items sheet-narrow" : "sheet-items" }, ...items)));
  }
  return made;
}

function asked({ ask, about }) {
  const made = make("div", { className: "sheet-ask" }, ...ask());
  made.dataset.about = about;
  return made;
}

function answered({ key, answer }) {
  const made = make("div", { className: "sheet-answer" }, ...key());
  made.dataset.answer = answer;
  return made;
}
