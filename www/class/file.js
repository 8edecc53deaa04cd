// A lesson in a file, or a single example: by a picker, or dropped on the page.
import { decode } from "../common/encoding.js";
import { onDrop as onFile, pickFile } from "../common/files.js";
import { fromFile } from "./deck.js";
import { readItem } from "./item.js";
import { packed } from "./made.js";
import { language } from "./said.js";

const MOST = 5_000_000; // bytes: nobody waits for more to be read

async function read(file) {
  const none = (code, about = "") => ({ deck: null, faults: [{ code, about }] });
  if (file.size > MOST) return none("large");
  try {
    const { text, looks } = decode(await file.arrayBuffer(), language);
    if (looks) return none("encoding", looks);
    const found = fromFile(text);
    if (found.faults[0]?.code !== "example") return found;
    const thing = readItem(`lesson:${await packed(text)}`);
    return thing ? { thing, faults: [] } : found;
  } catch {
    return none("unread");
  }
}

/** What is in a file that somebody picks: a promise of { deck, faults }; of a single example { thing }. */
export const pick = async () => read(await pickFile(".json,application/json"));

/** Files that are dropped on the page are opened. */
export const onDrop = (root, said, open) => onFile(root, said, (file) => open(read(file)));
