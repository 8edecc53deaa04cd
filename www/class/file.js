// A lesson in a file: by a picker, or dropped on the page.
import { decode } from "../common/encoding.js";
import { onDrop as onFile, pickFile } from "../common/files.js";
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
export const pick = async () => read(await pickFile(".json,application/json"));

/** Files that are dropped on the page are opened. */
export const onDrop = (root, said, open) => onFile(root, said, (file) => open(read(file)));
