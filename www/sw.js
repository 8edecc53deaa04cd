// The service worker that caches the site on the reader's device. It knows every file of its build by the hash of its
// content (`crates/xtask/src/offline.rs` writes the list), and caches the files of all languages and those of the
// languages that the reader has opened pages in. The pages with a whole article are long, and all in them stands in
// chapters too: they are cached once they have been opened.
//
// Builds are never mixed: an open page gets files of its own build as long as it is open, the next page those of the
// newest build.
//
// It never makes things worse: a response of the server reaches the reader whether or not it can be cached, and the cache
// stays in use unless the site's own worker file says that there is a newer build.
import { BUILD, FILES, LATER } from "./offline-files.js";
import { buildOf, isPageOfOurs, outlived, rangeOf } from "./keeping/decide.js";
import { LIMITS } from "./keeping/limits.js";
import { forget, here, remember, write } from "./keeping/memory.js";
import { asked, keys, kept, put, relist, remove, sometime, soon } from "./keeping/storage.js";
import { within } from "./keeping/within.js";

/** @typedef {import("./keeping/memory.js").Memory} Memory */
/** @typedef {Record<string, string>} List files by their paths below the scope, with their hashes */
/** @typedef {{ connection?: { saveData: boolean } }} SavingNavigator not all browsers say so */
/** @typedef {{ build?: string, lang?: string, saves?: boolean, takeOver?: boolean }} Greeting what a page says of itself */

/** Of each language. @type {Record<string, Record<string, string>>} */
const WORDS = /** @type {any} */ ("%OFFLINE%"); // filled in

const SCOPE = registration.scope;
const LANES = 4; // files that are fetched at a time
const YOUNG = 60_000; // milliseconds in which a page that is on its way comes
const SURE = 10_000; // milliseconds in which the server is not asked again whether there is a newer build

/** Every file of this build. @type {List} */
const ALL = Object.assign({}, ...Object.values(FILES), ...Object.values(LATER));
/** Those that are cached once they have been opened. @type {List} */
const LATE = Object.assign({}, ...Object.values(LATER));
const languages = Object.keys(FILES).filter(Boolean);

const keyOf = (/** @type {string} */ path, /** @type {string} */ hash) => `${SCOPE}${path}?${hash}`;

/** The hash of bytes, as the list has it.
    @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hash of a file that is kept, and how its name ends.
    @param {string} key */
const contentOf = (key) => key.slice(key.search(/(\.[^./?]*)?\?[^?]*$/));

/** Fetches a whole file; aborted by a timeout between two parts of its body.
    @param {string} path */
async function fetched(path) {
  const control = new AbortController();
  /** @type {number | undefined} */
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), LIMITS.stalled);
  };
  wait();
  try {
    const { signal } = control;
    const response = await fetch(SCOPE + path, { cache: "no-cache", credentials: "same-origin", signal });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const parts = [];
    const reader = /** @type {ReadableStream} */ (response.body).getReader();
    for (let part; !(part = await reader.read()).done; ) {
      wait();
      parts.push(part.value);
    }
    return { headers: response.headers, bytes: await new Blob(parts).arrayBuffer() };
  } finally {
    clearTimeout(timer);
  }
}

/** The cache is full or forbidden: nothing is wrong with the server's files. */
class Unkept extends Error {}

/** Asks the storage to write; a failure is `Unkept`.
    @template T
    @param {() => Promise<T>} question */
const stored = (question) =>
  sometime(question).catch((error) => {
    relist();
    throw new Unkept(String(error));
  });

/** Has all of a list here: what is not there yet is fetched, unless the same is there by another name, as most cards are
    that a newer version brings. What is not of this build ends it.
    @param {List} list */
async function takeAll(list) {
  const all = await stored(keys);
  const there = new Map(Array.from(all, (key) => [contentOf(key), key]));
  const queue = Object.entries(list).values();
  /** @type {unknown} */
  let failed;
  const lane = async () => {
    for (const [path, hash] of queue) {
      if (failed) throw failed; // the others need not go on
      const key = keyOf(path, hash);
      if (all.has(key)) continue;
      const other = there.get(contentOf(key));
      const same = other && (await stored(() => kept(other)));
      if (same) await stored(() => put(key, same));
      else {
        const { bytes, headers } = await fetched(path);
        if ((await hashOf(bytes)) !== hash) throw new Error(`${path} is not of this build`);
        await stored(() => put(key, new Response(bytes, { headers })));
      }
    }
  };
  const fail = (/** @type {unknown} */ error) => {
    throw (failed ??= error);
  };
  await Promise.all(Array.from({ length: LANES }, () => lane().catch(fail)));
}

// Serialised: two pages that open at once need the same files.
let taking = Promise.resolve();
const take = (/** @type {List} */ list) => (taking = taking.catch(() => {}).then(() => takeAll(list)));

/** The files of some languages, and those of all.
    @param {string[]} some
    @returns {List} */
const listFor = (some) => Object.assign({}, FILES[""], ...some.map((language) => FILES[language]));

/** Those of the late files that have been opened, in this build or an earlier one, or are open.
    @param {(string | undefined)[]} open
    @returns {Promise<List>} */
async function opened(open) {
  const there = new Set([...open, ...Array.from(await stored(keys), pathOf)]);
  return Object.fromEntries(Object.entries(LATE).filter(([path]) => there.has(path)));
}

/** The languages that are cached completely. */
async function whole() {
  const there = await keys();
  const has = (/** @type {string} */ language) =>
    Object.entries(listFor([language])).every(([path, hash]) => there.has(keyOf(path, hash)));
  return languages.filter(has);
}
const wholeIfKnown = () => stored(whole).catch(() => /** @type {string[]} */ ([]));

const recall = () => remember(wholeIfKnown);

/** The path of an address below the scope, as the list has it; other copies of the site have none.
    @param {string} address */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  const all = origin + pathname;
  return all.startsWith(SCOPE) ? all.slice(SCOPE.length).replace(/(^|\/)index\.html$/, "$1") : undefined;
}

const languageOf = (/** @type {string | undefined} */ path) =>
  languages.find((language) => path !== undefined && (path in FILES[language] || path in (LATER[language] ?? {})));
/** @template {ClientTypes} Type
    @param {Type} type */
const everyone = (type) => clients.matchAll({ includeUncontrolled: true, type });

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(meet(/** @type {Client} */ (event.source), event.data)));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  // A page that the network answers, it answers without us: what the page asks for ahead and never reads would
  // keep this worker busy, and the next would have to wait.
  if (mode !== "navigate" && here?.clients[event.clientId]?.[0] === "") return;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event).catch(() => fetch(event.request)));
});
// The browser has found another worker's file on the server; until that build is here whole, this one answers, but if it
// cannot be had whole, its pages come from the network.
registration.addEventListener("updatefound", () => {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => installing.state === "redundant" && isOlder(true));
});

async function install() {
  // Where data is to be saved, what has changed is fetched when it is asked for.
  if (!(/** @type {SavingNavigator} */ (navigator).connection?.saveData)) {
    const open = (await everyone("window")).flatMap((client) => {
      const language = languageOf(pathOf(client.url));
      return language ? [{ client, language }] : [];
    });
    const known = await recall();
    try {
      const late = await opened(open.map(({ client }) => pathOf(client.url)));
      await take({ ...listFor([...known.languages, ...open.map(({ language }) => language)]), ...late });
    } catch (error) {
      // Where there is no room, a newer build comes all the same, and makes room: whoever is online must not stay with the older.
      if (!registration.active)
        for (const { client, language } of open) client.postMessage({ unkept: WORDS[language].unkept });
      if (!(error instanceof Unkept && registration.active)) throw error;
    }
  }
  // Pages that are open keep their own build.
  await skipWaiting();
}

async function activate() {
  forget();
  relist();
  const known = await recall();
  const now = Date.now();
  for (const { id } of await everyone("all")) known.clients[id] ??= [known.build ?? "", now];
  begin(known);
  await write();
  await clients.claim();
  await tidy();
}

/** Makes this build the one that answers.
    @param {Memory} known */
function begin(known) {
  known.build = BUILD;
  known.lists[BUILD] = ALL;
  delete known.stale;
}

/** What is remembered by the build that answers: where the note of that is gone, it is this one. */
async function recallAnswering() {
  const known = await recall();
  if (known.build !== BUILD) begin(known);
  return known;
}

/** Evicts closed pages, and the files that only they needed. */
async function tidy() {
  const known = await recallAnswering();
  const open = new Set((await everyone("all")).map(({ id }) => id));
  const over = outlived(known, BUILD, open, Date.now(), YOUNG);
  for (const id of over.clients) delete known.clients[id];
  for (const build of over.lists) delete known.lists[build];
  await write();
  if (registration.installing || registration.waiting) return; // what only the next one needs is there already
  const lists = Object.values(known.lists).flatMap((list) => Object.entries(list));
  const needed = new Set(lists.map(([path, hash]) => keyOf(path, hash)));
  const gone = Array.from(await stored(keys).catch(() => [])).filter((key) => !needed.has(key));
  for (const key of gone) await soon(() => remove(key)).catch(() => {});
}

/** Checks for an update, without awaiting it: a worker is replaced only when it is idle. */
function lookForNewer() {
  registration.update().catch(() => {}); // without a network there is none
}

/** Whether this build is not the newest any more.
    @param {boolean} is */
async function isOlder(is) {
  const known = await recall();
  const stale = is ? BUILD : undefined;
  if (known.stale === stale || known.build !== BUILD) return; // a worker that does not answer yet hears of itself
  known.stale = stale;
  await write();
}

/** The last check for a newer build: its time, and the promise of its result.
    @type {{ at: number, answer: Promise<boolean> } | undefined} */
let looked;

/** Whether the site's own worker file says that there is a newer build. Whatever else the server answers for it, or nothing
    in time, says nothing. */
function hasNewer() {
  if (!looked || Date.now() - looked.at >= SURE) looked = { at: Date.now(), answer: askForNewer().catch(() => false) };
  return looked.answer;
}

async function askForNewer() {
  const file = fetch(location.href, { cache: "no-store", credentials: "same-origin" });
  const response = await within(LIMITS.network, file);
  const build = buildOf(response, await within(LIMITS.network, response.text()));
  if (!build) return false;
  await isOlder(build !== BUILD);
  return build !== BUILD;
}

/** Handles the message in which a page says of which build and in which language it is.
    @param {Client} client
    @param {Greeting} greeting */
async function meet(client, { build, lang = "", saves, takeOver }) {
  if (takeOver) return skipWaiting();
  if (!build) return undefined;
  if (registration.active?.state === "activating") await activated(); // a page may speak before this worker answers
  const known = await recallAnswering();
  if (build !== BUILD) {
    if (known.lists[build]) client.postMessage({ outdated: true });
    else lookForNewer();
    return tidy();
  }
  if (known.stale) hasNewer(); // it may have been taken back
  delete known.clients[client.id];
  if (languages.includes(lang) && !known.languages.includes(lang)) known.languages.push(lang);
  await write();
  let unkept;
  if (!saves) {
    const all = async () => take({ ...listFor(known.languages), ...(await opened([pathOf(client.url)])) });
    await all().catch((error) => {
      unkept = WORDS[lang]?.unkept;
      console.info("nian:", error);
    });
  }
  client.postMessage({ whole: (await wholeIfKnown()).includes(lang), unkept });
  return tidy();
}

const activated = () =>
  new Promise((/** @type {(value?: unknown) => void} */ then) => {
    const { active } = registration;
    active?.addEventListener("statechange", then, { once: true });
    if (active?.state !== "activating") then();
  });

/** A page that is on its way, or a worker of one, is of another build than this.
    @param {string} id
    @param {string} build */
async function mark(id, build) {
  if (!id) return;
  (await recall()).clients[id] = [build, Date.now()];
  await write();
}

/** @param {FetchEvent} event
    @returns {Promise<Response>} */
async function answer(event) {
  const { request, clientId, resultingClientId } = event;
  const known = await recall();
  const going = request.mode === "navigate";
  const path = pathOf(request.url);
  if (going) {
    if (ALL[`${path}/`]) return Response.redirect(SCOPE + path + "/" + new URL(request.url).search);
    // Another worker may take over before this page has come.
    if (registration.installing || registration.waiting) await mark(resultingClientId, BUILD);
    else if (known.clients[resultingClientId]) {
      // This one has taken over while the page was on its way, and took it for one that was there.
      delete known.clients[resultingClientId];
      await write();
    }
  }
  const build = going ? BUILD : (known.clients[clientId]?.[0] ?? BUILD);
  if (!going && build !== BUILD) await mark(resultingClientId, build);
  if (path === undefined) return fromNetwork(event, going);
  const hash = (build === BUILD ? ALL : known.lists[build])?.[path];
  if (!hash) return fromNetwork(event, going);
  const { inTime, late } = asked(() => kept(keyOf(path, hash)));
  const found = await inTime.catch(() => {});
  if (!found) relist();
  if (found) return (going && known.stale === BUILD && (await ofNewer(event))) || partOf(found, request);
  return fromNetwork(event, going, build === BUILD ? hash : undefined, late);
}

/** The page as a newer build has it, which has been seen on the server and may not be kept for a while.
    @param {FetchEvent} event */
async function ofNewer({ request, resultingClientId }) {
  const page = async () => {
    const response = await fetch(request);
    return isPageOfOurs(response, await response.clone().text()) ? response : undefined;
  };
  const newer = await within(LIMITS.network, page()).catch(() => {});
  if (newer) await mark(resultingClientId, "");
  return newer;
}

/** What the server has, or what is kept after all, where the storage was only `late` to say so. A file that is not of this
    build is given to a page of this build only if the server has no newer one: else the page hears that its file is gone,
    and offers to load it again.
    @param {FetchEvent} event
    @param {boolean} going
    @param {string} [hash]
    @param {Promise<Response | undefined>} [late]
    @returns {Promise<Response>} */
async function fromNetwork(event, going, hash, late) {
  const { request, resultingClientId } = event;
  let keptAfter = false;
  const after = async () => {
    const found = await late;
    if (!found) throw new Error("not kept");
    const part = await partOf(found, request);
    keptAfter = true;
    return part;
  };
  const response = await Promise.any([fetch(request), after()]).catch(({ errors }) =>
    going ? notHere(request) : Promise.reject(errors[0])
  );
  if (keptAfter || !hash || !response.ok || request.headers.has("range")) return response;
  // The reader does not wait for the end of a page that loads slowly.
  const bytes = response.clone().arrayBuffer();
  const came = going ? within(LIMITS.network, bytes) : bytes;
  const good = await came.then(
    async (all) => (await hashOf(all)) === hash,
    () => undefined
  );
  if (good) {
    const all = new Response(await bytes, { headers: response.headers });
    const key = keyOf(pathOf(request.url) ?? "", hash);
    event.waitUntil(stored(() => put(key, all)).catch(() => {})); // there may be no room
    return response;
  }
  if (going) {
    event.waitUntil(hasNewer());
    lookForNewer();
    await mark(resultingClientId, "");
    return response;
  }
  if (good === undefined || !(await hasNewer())) return response;
  lookForNewer();
  return new Response(null, { status: 404 });
}

/** The requested range of a file, or all of it.
    @param {Response} response
    @param {Request} request */
async function partOf(response, request) {
  const asked = request.headers.get("range");
  if (!asked) return response;
  const all = await response.blob();
  const part = rangeOf(asked, all.size);
  if (part === "all") return new Response(all, { headers: response.headers });
  if (part === "none") return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${all.size}` } });
  const [first, end] = part;
  const headers = { "Content-Type": all.type, "Content-Range": `bytes ${first}-${end - 1}/${all.size}` };
  return new Response(all.slice(first, end), { status: 206, headers });
}

/** The contents of an article in the place of the page with all of it, where only that is not here. An anchor in the
    address stays, so that from there it leads to its chapter (`chapters.js`).
    @param {Request} request */
async function chaptersInstead(request) {
  const path = pathOf(request.url) ?? "";
  if (!LATE[path]) return undefined;
  const contents = path.replace(/[^/]+\/$/, "");
  const there = await soon(() => kept(keyOf(contents, ALL[contents]))).catch(() => {});
  const { search } = new URL(request.url);
  return there && Response.redirect(`${SCOPE}${contents}${search ? `${search}&` : "?"}absent=whole`);
}

/** A page that says that the one asked for is not here, and which languages are. All of it are texts of ours.
    @param {Request} request */
async function notHere(request) {
  const instead = await chaptersInstead(request);
  if (instead) return instead;
  const asked = languageOf(pathOf(request.url)) ?? languages[0];
  const { notHere: heading, notHereAbout: about } = WORDS[asked];
  const links = (await wholeIfKnown()).map(
    (language) => `<li lang="${language}"><a href="${SCOPE}${homeOf(language)}">${WORDS[language].home}</a></li>`
  );
  const page = `<!DOCTYPE html><html class="nian" lang="${asked}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><link rel="stylesheet" href="${SCOPE}page.css"><main><h1>${heading}</h1><p>${about}</p><ul>${links.join("")}</ul></main></html>`;
  return new Response(page, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** The first page in a language has the shortest path.
    @param {string} language */
const homeOf = (language) =>
  Object.keys(FILES[language])
    .filter((path) => /^$|\/$/.test(path))
    .sort((one, other) => one.length - other.length)[0];
