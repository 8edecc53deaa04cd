// The browser's storage for this worker. It may be full, may throw, and may not answer at all: what is kept there is a
// convenience, and whoever asks goes on without it.
import { LIMITS } from "./limits.js";
import { within } from "./within.js";

const NAME = `nian ${registration.scope}`; // other sites may lie on the same host, and copies of this one
const NOTE = `${registration.scope}?memory`;
const IMPATIENT = 100; // milliseconds that it is given while an earlier question waits for an answer

let unanswered = 0; // questions that have been waited for in vain

/** What the storage answers: `inTime`, or a rejection; and `late`, whenever it comes. */
export function asked(question) {
  const late = question();
  late.catch(() => {}); // who asks hears of it
  const inTime = within(unanswered ? IMPATIENT : LIMITS.storage, late);
  inTime.catch(() => {
    unanswered += 1;
    const answered = () => { unanswered -= 1; };
    late.then(answered, answered);
  });
  return { inTime, late };
}

/** The same, for whom nothing is late. */
export const soon = (question) => asked(question).inTime;

const open = (what) => caches.open(`${NAME} ${what}`);
const VARIES = { ignoreVary: true };

/** The answer kept under this key, if any. */
export const kept = async (key) => (await open("files")).match(key, VARIES);

/** The keys of all that is kept. */
export const keys = async () => (await (await open("files")).keys()).map(({ url }) => url);

export const put = async (key, response) => (await open("files")).put(key, response);

export const remove = async (key) => (await open("files")).delete(key);

/** The note that was written last, if it is still there. */
export async function readNote() {
  const note = await (await open("memory")).match(NOTE);
  return note && note.json();
}

export const writeNote = async (note) => (await open("memory")).put(NOTE, new Response(JSON.stringify(note)));
