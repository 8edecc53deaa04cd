// Fetches lessons from other sites; imported by nian.js on demand.
import { decode } from "./common/encoding.js";
import { LONGEST } from "./common/known.js";

export const version = "%VERSION%";

/** No lesson is longer, in UTF-16 either. */
const MOST = 2 * LONGEST + 4;

/** The addresses that are read; those of the page's own kind are, too, in apps and from a file. */
const READ = ["http:", "https:", "data:", "blob:"];

/** @typedef {{ text: string, wrong?: undefined }} Text */
/** @typedef {{ text?: undefined, wrong: [import("./nian.js").NianError["code"], [what: string, name: string]] }} Wrong
    the code of a fault, and what is said of it */

/** What stands at `url`. `ask` asks the host. What is longer than any lesson is not waited for: it is refused for its
    first part.
    @param {() => Promise<import("./nian/files.js").Fetched>} ask
    @param {URL} url
    @param {string} lang
    @returns {Promise<Text | Wrong>} */
export async function read(ask, url, lang) {
  if (![...READ, location.protocol].includes(url.protocol)) return { wrong: ["bad-value", ["scheme", url.protocol]] };
  let hinders;
  const answer = await ask().catch(async (error) => {
    hinders = error.status ? undefined : await hindrance(url);
    if (!hinders) throw error;
    // Or was it only the line, which is there again?
    if (hinders === "allow")
      return ask().catch((error) => {
        if (error.status) throw error;
      });
  });
  if (!answer) return { wrong: ["blocked", [hinders ?? "", url.host]] };
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let length = 0;
  const reader = /** @type {ReadableStream} */ (answer.body).getReader();
  for (let part; !(part = await reader.read()).done; ) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MOST) {
      answer.end();
      return { text: " ".repeat(LONGEST + 1) };
    }
  }
  const { text, looks } = decode(await new Blob(parts).arrayBuffer(), lang);
  return looks === undefined ? { text } : { wrong: ["bad-lesson", ["encoding", looks]] };
}

/** What keeps a page from reading an address: the `policy` of the page, or the host that is there and does not `allow` it.
    Nothing if there is just no answer.
    @param {URL} url */
async function hindrance(url) {
  /** @type {string | undefined} */
  let policy;
  const onViolation = () => (policy = "policy");
  document.addEventListener("securitypolicyviolation", onViolation);
  const there = await fetch(url, { mode: "no-cors", cache: "no-store", credentials: "omit" }).catch(() => {});
  await new Promise((then) => setTimeout(then)); // the event comes in a task of its own
  document.removeEventListener("securitypolicyviolation", onViolation);
  return policy ?? (there && url.origin !== origin ? "allow" : undefined); // its own host keeps no page away
}
