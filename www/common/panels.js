/** What the board of a card shows that can be a picture of its own: drawings, tables, strips of numbers; no trees, whose
    lines only a page has.
    @param {Element} frame */
export const panelsOf = (frame) =>
  [...frame.querySelectorAll(".nian-board :is(.nian-picture, .nian-table:not(.bare), .nian-strip)")].filter(
    (one) =>
      one.getClientRects().length && !one.parentElement?.closest(".nian-table, .nian-strip, .nian-walk, .nian-rooms")
  );
