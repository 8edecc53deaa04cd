// What the elements do to the document.

/** An element, of a class if one is named. */
export function make(name, className = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}

/** What a property was set to as text; what no text can be made of says nothing that is right. */
export function textOf(value) {
  try {
    return value == null ? null : String(value);
  } catch {
    return "?";
  }
}

/** Has an attribute say what a property was set to. */
export function put(element, name, value) {
  value = textOf(value);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Puts a card in the place of another that looks the same: the focus, and what is scrolled, stay. */
export function replace(before, after, root) {
  const all = (board) => [...board.querySelectorAll("*")];
  const [old, made] = [all(before), all(after)];
  const focused = old.indexOf(root.activeElement);
  const scrolled = old.map((element) => element.scrollTop);
  before.replaceWith(after);
  scrolled.forEach((top, at) => { if (top && made[at]) made[at].scrollTop = top; });
  made[focused]?.focus({ preventScroll: true });
}
