// A lesson in a file: by a picker, or dropped on the page.
import { decode } from "../common/encoding.js";
import { fromFile } from "./deck.js";
import { language } from "./said.js";

const MOST = 2_000_000; // bytes: nobody waits for more to be read

async function read(file) {
  const none = (code, about = "") => ({ deck: null, faults: [{ code, about }] });
  if (file.size > MOST) return none("large");
  try {
    const { text, looks } = decode(await file.arrayBuffer(), language);
    return looks ? none("encoding", looks) : fromFile(text);
  } catch {
    return none("unread");
  }
}

/** The lesson of a file that somebody picks: a promise of { deck, faults }. */
export function pick() {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json,application/json" });
  return new Promise((then) => {
    input.addEventListener("change", () => then(read(input.files[0])));
    input.click();
  });
}

/** Files that are dropped on the page are opened. */
export function onDrop(root, said, open) {
  const isFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  root.addEventListener("dragover", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    root.dataset.drop = said;
  });
  root.addEventListener("dragleave", ({ relatedTarget }) => relatedTarget ?? delete root.dataset.drop);
  root.addEventListener("drop", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    delete root.dataset.drop;
    const [file] = event.dataTransfer.files;
    if (file) open(read(file));
  });
}
