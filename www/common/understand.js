// What a person types for a position, brought into the notation by the worker: 「拈 3、4、5」 is nim:3,4,5.
import { Asker } from "./asker.js";

const NOTATION = /^[a-z]+(\.[\w,-]+)*:(?!.*\b0\d)[\w@,]+$/; // which needs no reading

/** @type {Asker | undefined} */
let asker;

/** The position that is meant; a text of which nothing can be understood as it is, as where the worker does not come.
    @param {string} typed
    @returns {Promise<string>} */
export async function understand(typed) {
  const text = typed.trim();
  if (NOTATION.test(text)) return text;
  try {
    asker ??= new Asker();
    const answered = await asker.ask({ kind: "understand", typed: text }, () => {}).answer;
    return answered?.kind === "understood" ? answered.position : text;
  } catch (error) {
    console.info("nian:", error);
    return text;
  }
}
