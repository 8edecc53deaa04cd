// Where a widget can be found on our site, and what puts it into another page.
import { OURS } from "./nian/site.js";
import { BESIDES, FOLDERS, SHOWN_BY, SKILLS } from "./common/known.js";
import { readable } from "./common/readable.js";

const BASE = new URL(".", import.meta.url);

/** Whether our pages are anywhere: a package knows of none until its page tells where they are, and a course for
    learning platforms has none. */
export const HAS_PAGES =
  !BASE.hostname.endsWith(".invalid") && !document.documentElement.hasAttribute("data-nian-alone");

/** @typedef {import("./nian.js").NianElement} NianElement */

/** What the page `show/` calls an element.
    @param {NianElement} widget */
const nameOf = (widget) => widget.localName.replace("nian-", "");

/** What the reader has before them, as attributes: name and value.
    @param {NianElement} widget
    @returns {Map<string, string>} */
function attributes(widget) {
  const all = new Map();
  for (const name of [SHOWN_BY[nameOf(widget)], ...BESIDES]) {
    const value = name !== "step" && widget.getAttribute(name); // it tells the step shown itself, below
    if (value) all.set(name, value);
  }
  const src = all.get("src");
  if (src && !OURS.test(src)) all.set("src", new URL(src, document.baseURI).href);
  if (widget.localName === "nian-game" && widget.state) {
    const [position, moves] = widget.state.split(" ");
    all.set("position", position);
    all.delete("moves");
    if (moves) all.set("moves", moves); // a game as it stands
  }
  if (widget.localName === "nian-exercise" && !all.has("skill")) all.set("skill", SKILLS[0]); // the usual one
  if (widget.step && widget.localName !== "nian-game") all.set("step", String(widget.step));
  return all;
}

/** The address of the page that shows this and nothing else, as it is; none for what our pages may not load.
    @param {NianElement} widget
    @param {string} lang */
export function link(widget, lang) {
  if (!HAS_PAGES) return undefined;
  const all = attributes(widget);
  const src = all.get("src");
  const packed = src ? undefined : widget.dataset.lesson;
  if (widget.localName === "nian-example" && !src && !packed) return undefined; // its lesson stands in its tag alone
  if (src && !OURS.test(src) && new URL(src).origin !== BASE.origin) return undefined;
  const name = nameOf(widget);
  // An example of ours has a page of its own, of which messengers show the title and the picture.
  const own = name === "example" && src && OURS.test(src) && all.delete("src");
  const query = [...all].map(([key, value]) => [key === SHOWN_BY[name] ? name : key, value]);
  if (packed) query.unshift(["lesson", packed]);
  return address(`${FOLDERS[lang]}show/${own ? `${src}/` : ""}`, query);
}

/** An address of ours, the signs of the notation left readable.
    @param {string} path
    @param {string[][]} query */
function address(path, query) {
  const text = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return new URL(path + (text && `?${readable(text)}`), BASE).href;
}

/** @param {string} value */
const quoted = (value) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
/** @param {string[][]} pairs */
const written = (pairs) => pairs.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");
/** @param {string} file */
const script = (file) => `<script type="module" src="${quoted(new URL(file, BASE).href)}"></script>`;

/** The script, and the tag with these attributes. Until it runs, there is a link in it to the page with
    the same, `title`, that takes as much room as the widget does here: then nothing moves. A lesson that stands in the
    widget's tag stands in this one, too.
    @param {NianElement} widget
    @param {string} lang
    @param {string} title
    @param {string[][]} pairs */
export function tag(widget, lang, title, pairs, href = link(widget, lang)) {
  const name = widget.localName;
  const own = widget
    .querySelector(":scope > script[type='application/json']")
    ?.textContent?.trim()
    .replaceAll("<", "\\u003c");
  const lesson = own && !widget.getAttribute("src") ? `\n<script type="application/json">\n${own}\n</script>` : "";
  const height = widget.matches(":fullscreen, [data-nian-full]") ? 0 : widget.offsetHeight;
  const room = height ? `; min-height: ${height}px` : "";
  // Not a paragraph: that would end one which an old page has left open, and the widget with it.
  const until = href
    ? `\n  <span data-nian-until style="display: block${room}"><a href="${quoted(href)}">${quoted(title)}</a></span>\n`
    : "";
  return `${script("nian.js")}\n<${name}${written(pairs)}>${lesson}${until || (lesson && "\n")}</${name}>`;
}

/** The tag, and a frame for pages that take none; `title` names the frame.
    @param {NianElement} widget
    @param {string} lang
    @param {string} title
    @returns {{ tag: string, iframe?: string }} */
export function snippets(widget, lang, title) {
  const made = tag(widget, lang, title, [...attributes(widget), ["lang", lang]]);
  const src = link(widget, lang);
  return { tag: made, iframe: src && iframe(src, title) };
}

/** A frame with the page of this address.
    @param {string} src
    @param {string} title */
export function iframe(src, title) {
  const own = `src="${quoted(src)}" title="${quoted(title)}" width="100%" height="640"`;
  const rest = 'style="border:0" loading="lazy" allow="fullscreen; clipboard-write"';
  return `${script("frame.js")}\n<iframe ${own} ${rest}></iframe>`;
}
