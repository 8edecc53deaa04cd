// What the elements do to the document.

/** An element, of a class if one is named.
    @template {keyof HTMLElementTagNameMap} Name
    @param {Name} name */
export function make(name, className = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}

/** A property's value as text; "?" where it cannot be converted, which is no valid value of any attribute.
    @param {unknown} value */
export function textOf(value) {
  try {
    return value == null ? null : String(value);
  } catch {
    return "?";
  }
}

/** Reflects a property's value in an attribute.
    @param {Element} element
    @param {string} name
    @param {unknown} value */
export function put(element, name, value) {
  const text = textOf(value);
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/** A callback that restores in `after` the selection that `before` has; both have the same text, in different nodes. Older
    browsers throw for the options of `getComposedRanges`.
    @param {Element} before
    @param {Element} after
    @param {ShadowRoot} root */
function selected(before, after, root) {
  const selection = /** @type {Selection} */ (getSelection());
  const [{ startContainer, startOffset, endContainer, endOffset }] = selection.getComposedRanges({
    shadowRoots: [root],
  });
  if (!before.contains(startContainer) || !before.contains(endContainer)) return () => {};
  const range = new Range();
  range.selectNodeContents(before);
  // A selection begins before a letter and ends behind one.
  const ends = /** @type {[Node, number, number][]} */ ([
    [startContainer, startOffset, 1],
    [endContainer, endOffset, 0],
  ]).flatMap(([node, offset, more]) => {
    range.setEnd(node, offset);
    let at = String(range).length;
    const texts = document.createTreeWalker(after, NodeFilter.SHOW_TEXT);
    while (/** @type {Text} */ (texts.nextNode()).length < at + more)
      at -= /** @type {Text} */ (texts.currentNode).length;
    return [texts.currentNode, at];
  });
  return () => selection.setBaseAndExtent(.../** @type {[Node, number, Node, number]} */ (ends));
}

/** Replaces a card by another that looks the same; focus, selection and scroll positions are kept.
    @param {Element} before
    @param {Element} after
    @param {ShadowRoot} root */
export function replace(before, after, root) {
  /** @type {(board: Element) => (Element | null)[]} */
  const all = (board) => [...board.querySelectorAll("*")];
  const [old, made] = /** @type {HTMLElement[][]} */ ([all(before), all(after)]);
  const focused = old.indexOf(/** @type {HTMLElement} */ (root.activeElement));
  const scrolled = old.map((element) => element.scrollTop);
  let select;
  try {
    select = selected(before, after, root);
  } catch {
    // the selection cannot be read
  }
  before.replaceWith(after);
  select?.();
  scrolled.forEach((top, at) => {
    if (top && made[at]) made[at].scrollTop = top;
  });
  made[focused]?.focus({ preventScroll: true });
}
