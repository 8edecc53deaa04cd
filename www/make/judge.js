// The judge of lessons: the engine, which says what is wrong in the same sentences as the element that shows them.
import { late } from "../nian/late.js";
import { ours } from "../nian/site.js";
import { language } from "./said.js";

const sentences = late("faults.js");

/** What is wrong first with the text of a file; nothing where it is right, or where the engine has stopped: the elements
    then say so. It comes with the engine of an element. */
export async function judgeOf(element) {
  await element.engine;
  const [{ fault }, { ofLessons }] = await Promise.all([import(ours("%GLUE%")), sentences()]);
  const lines = ofLessons(language);
  return (text) => {
    try {
      return fault(text, language, lines);
    } catch {
      return "";
    }
  };
}
