// The pointer on stage, which is to be seen only while somebody moves it.

const SEEN = 4000; // milliseconds after the last move

/** Shows the pointer over `root` while it moves there. */
export function showCursor(root) {
  let timer;
  const moved = ({ type, movementX, movementY }) => {
    if (type === "pointermove" && !movementX && !movementY) return;
    clearTimeout(timer);
    root.dataset.moved = "";
    timer = setTimeout(() => delete root.dataset.moved, SEEN);
  };
  for (const type of ["pointermove", "pointerdown"]) root.addEventListener(type, moved);
}
