/** One of the buttons of a group can be reached by the Tab key; arrows lead from there to the others. */
export function arrows(group, buttons, first) {
  const stop = (here) => buttons.forEach((button) => { button.tabIndex = button === here ? 0 : -1; });
  stop(first);
  group.addEventListener("focusin", ({ target }) => buttons.includes(target) && stop(target));
  group.addEventListener("keydown", (event) => {
    const here = buttons.indexOf(event.target);
    if (here < 0 || !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    const next = beside(buttons, here, event.key.slice("Arrow".length));
    next?.focus();
  });
}

/** The button before or after, or the nearest above or below. */
function beside(buttons, here, way) {
  if (way === "Left") return buttons[here - 1];
  if (way === "Right") return buttons[here + 1];
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const { left, top } = boxes[here];
  let [best, least] = [undefined, Infinity];
  boxes.forEach((box, at) => {
    const down = way === "Down" ? box.top - top : top - box.top;
    // Another line counts for more than any distance along a line.
    const distance = down * 100 + Math.abs(box.left - left);
    if (down > 1 && distance < least) [best, least] = [buttons[at], distance];
  });
  return best;
}
