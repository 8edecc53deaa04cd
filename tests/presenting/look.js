// What is wrong with a card on the stage: what sticks out of the screen, lies over something else, is cut off or too
// small to be read from the last row.
const LEAST = { sentence: 0.036, other: 0.022 }; // of the screen's height
/** Lists that go on and on: in the end these numbers have 59 and 47 ways to be written. They are scrolled, as a table is. */
const LONG = /1618033|1,2,3,4,6,8/;
const SLACK = 3;
/** A picture's box has a margin, into which the room of a letter may reach that has nothing below the line. */
const PICTURE_SLACK = 8;

/** Where what is seen of an element is. */
const place = (element) => {
  if (element.localName !== "svg") return element.getBoundingClientRect();
  const [box, to] = [element.getBBox(), element.getScreenCTM()];
  return new DOMRect(box.x * to.a + to.e, box.y * to.d + to.f, box.width * to.a, box.height * to.d);
};
const sticksOut = (inner, outer) =>
  Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom);
const overlap = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

/** The size of an element's type on the screen. */
const size = (element) => {
  const own = parseFloat(getComputedStyle(element).fontSize);
  if (element instanceof SVGElement) return own * element.getScreenCTM().a;
  const enlarged = element.offsetHeight > 4 ? element.getBoundingClientRect().height / element.offsetHeight : 1;
  return own * (Math.abs(enlarged - 1) < 0.03 ? 1 : enlarged);
};

/** `screen` is where it may be. */
const look = (card, screen = new DOMRect(0, 0, innerWidth, innerHeight)) => {
  const { outerHTML: tag } = card.getRootNode().host.cloneNode();
  const wrong = new Set();
  const seen = (element) => !element.closest(".nian-unseen, .nian-rooms, .nian-on-focus") && place(element).width > 1;
  const all = (css) => [...card.querySelectorAll(css)].filter(seen);
  const inside = (element, box, name, slack = SLACK) => {
    const by = Math.round(sticksOut(place(element), box));
    if (by > slack) wrong.add(`${name} sticks out by ${by}`);
  };
  inside(card, screen, "card");
  const parts = all(".nian-head, .nian-notice, .nian-rules, .nian-number, .nian-choices, .nian-caption, .nian-reasons, .nian-claim, .nian-controls");
  for (const [at, part] of parts.entries()) {
    inside(part, screen, part.className);
    if (part.matches(":not(.nian-head, .nian-controls)") && part.scrollHeight > part.clientHeight + SLACK && getComputedStyle(part).overflowY !== "visible") {
      wrong.add(`${part.className} hides ${part.scrollHeight - part.clientHeight}`);
    }
    for (const other of parts.slice(0, at)) {
      if (!other.contains(part) && overlap(place(part), place(other))) wrong.add(`${part.className} lies over ${other.className}`);
    }
  }
  const box = card.querySelector(".nian-board");
  const scrolled = [box, box?.firstElementChild].find((one) => one && getComputedStyle(one).overflowY === "auto");
  // Only a table goes on without end; keys scroll it.
  if (scrolled && !card.matches(".nian-is-table") && !LONG.test(tag)) wrong.add("the picture has to be scrolled");
  if (scrolled && scrolled.tabIndex !== 0) wrong.add("no key scrolls the table");
  if (box && !scrolled) for (const picture of all(".nian-board :is(svg:not(.nian-mark *), table, .nian-tree, .nian-strip)")) {
    inside(picture, place(box), picture.getAttribute("class"), PICTURE_SLACK);
  }
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [text, { parentElement: of }] = [texts.currentNode.data.trim(), texts.currentNode];
    if (!text || !seen(of) || of.closest("select, .nian-popup")) continue;
    const sentence = of.closest(".nian-sentence, .nian-status") && !of.closest(".nian-origin");
    const least = innerHeight * (sentence ? LEAST.sentence : LEAST.other);
    if (size(of) < least * 0.97) wrong.add(`“${text.slice(0, 20)}” is ${((100 * size(of)) / innerHeight).toFixed(2)} % high`);
  }
  return [...wrong];
};
