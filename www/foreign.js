// Reads the lessons that others have written; fetched by nian.js when there is one.
import { decode } from "./common/encoding.js";
import { LONGEST } from "./common/known.js";

/** No lesson is longer, in UTF-16 either. */
const MOST = 2 * LONGEST + 4;

/** What a host has answered: { text }, or { looks }, the name of the encoding that it seems to be in. What is longer
    than any lesson is not waited for: it is refused for its first part. */
export async function read(answer, lang) {
  const parts = [];
  let length = 0;
  const reader = answer.body.getReader();
  for (let part; !(part = await reader.read()).done; ) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MOST) {
      reader.cancel();
      return { text: " ".repeat(LONGEST + 1) };
    }
  }
  return decode(await new Blob(parts).arrayBuffer(), lang);
}
