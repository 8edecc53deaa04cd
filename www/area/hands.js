// What keys, wheel, buttons and fingers do to the plane.

const STILL = 5; // a pointer that moves less has pressed a cell

/** `choose(x, y)` is told which cell the reader wants. */
export function followHands(canvas, view, choose, closer, farther) {
  const larger = () => {
    view.zoom(2, ...view.placeOf(...view.at.map((cell) => cell + 0.5)));
    view.choose(...view.at);
  };
  const smaller = () => view.zoom(0.5, ...view.size.map((length) => length / 2));
  closer.addEventListener("click", larger);
  farther.addEventListener("click", smaller);
  canvas.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const far = event.shiftKey ? 10 : 1;
    const go = (x, y) => choose(view.at[0] + x * far, view.at[1] + y * far);
    const act = {
      ArrowLeft: () => go(-1, 0),
      ArrowRight: () => go(1, 0),
      ArrowUp: () => go(0, -1),
      ArrowDown: () => go(0, 1),
      Home: () => choose(0, 0),
      "+": larger, "=": larger, "-": smaller,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // The wheel is the page's; with Ctrl, as touch pads have it too, it looks closer.
  canvas.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    view.zoom(Math.exp(-event.deltaY / 200), event.offsetX, event.offsetY);
  }, { passive: false });

  // Pointers: one presses a cell or drags the picture, two pull it apart.
  const fingers = new Map();
  let moved = 0;
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, [event.offsetX, event.offsetY]);
    if (fingers.size === 1) moved = 0;
  });
  canvas.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = [event.offsetX, event.offsetY];
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (moved < STILL) return;
    if (!other) return view.move(now[0] - before[0], now[1] - before[1]);
    const apart = (place) => Math.max(1, Math.hypot(place[0] - other[0], place[1] - other[1]));
    view.zoom(apart(now) / apart(before), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
  });
  canvas.addEventListener("pointerup", (event) => {
    const place = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!place || moved >= STILL || fingers.size) return;
    canvas.focus({ preventScroll: true });
    choose(...view.cellAt(...place));
  });
  canvas.addEventListener("pointercancel", ({ pointerId }) => fingers.delete(pointerId));
}
