// The judge of lessons: the engine, which says what is wrong in the same sentences as the element that shows them.
import { withRetry } from "../common/retry.js";
import { lazyModule } from "../nian/lazy.js";
import { language } from "./said.js";

const sentences = lazyModule("faults.js");

/** What is wrong first with the text of a file; nothing where it is right, or where the engine has stopped: the elements
    then say so. It comes with the engine of an element. */
export async function judgeOf(element) {
  await element.engine;
  const { ofLessons } = await withRetry(sentences);
  const lines = ofLessons(language);
  return (text) => {
    try {
      return element.constructor.exports.fault(text, language, lines);
    } catch {
      return "";
    }
  };
}
