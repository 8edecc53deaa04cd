// The worker that keeps the site on the reader's device. It knows every file of its build by the hash of what is
// in it (`crates/xtask/src/offline.rs` writes the list), and keeps those of all languages and of the languages
// that the reader has opened pages in.
//
// No version is mixed with another: a page is answered from the files of its own build for as long as it is
// open, the next one that is opened from those of the newest.
import { BUILD, FILES } from "./offline-files.js";

const WORDS = "%OFFLINE%"; // of each language

const SCOPE = registration.scope;
const NAME = `nian ${SCOPE}`; // other sites may lie on the same host, and copies of this one
const LANES = 4; // files that are fetched at a time
const YOUNG = 60_000; // milliseconds in which a page that is on its way comes

/** Every file of this build, by its path below the scope, with its hash. */
const ALL = Object.assign({}, ...Object.values(FILES));
const languages = Object.keys(FILES).filter(Boolean);

// What has to be remembered when the browser ends this worker and starts it again:
// - build: the one that answers;
// - lists: the files of it, and of older ones that pages are open of;
// - languages: those that the reader has opened pages in;
// - clients: pages (and workers of theirs) of other builds: [build, since when]; of the build "" are pages
//   that the network answers;
// - stale: the build that has met a newer one on the server.
let memory; // the promise of it
let here; // it, once it is read
const NOTHING = { lists: {}, languages: [], clients: {} };
const NOTE = `${SCOPE}?memory`;

async function read() {
  const note = await (await caches.open(`${NAME} memory`)).match(NOTE);
  return note ? note.json() : structuredClone(NOTHING);
}
const remember = () => (memory ??= read().then((all) => (here = all)));
// One after the other: an older note must not come last.
let written = Promise.resolve();
const write = () => (written = written.then(async () => {
  const note = new Response(JSON.stringify(await memory));
  await (await caches.open(`${NAME} memory`)).put(NOTE, note);
}));

const files = () => caches.open(`${NAME} files`);
const keyOf = (path, hash) => `${SCOPE}${path}?${hash}`;

/** The hash of what is in an answer, as the list has it. */
async function hashOf(response) {
  const bytes = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return Array.from(new Uint8Array(bytes, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What came by a redirection may not answer for a page. */
const unredirected = (response) => (response.redirected ? new Response(response.body, { headers: response.headers }) : response);

/** The hash of a file that is kept, and how its name ends. */
const contentOf = (key) => key.slice(key.lastIndexOf("."));

/** Has all of a list here: what is not there yet is fetched, unless the same is there by another name, as most cards are
    that a newer version brings. What is not of this build ends it. */
async function take(list) {
  const cache = await files();
  const keys = (await cache.keys()).map(({ url }) => url);
  const there = new Map(keys.map((key) => [contentOf(key), key]));
  const all = new Set(keys);
  const queue = Object.entries(list).values();
  const lane = async () => {
    for (const [path, hash] of queue) {
      const key = keyOf(path, hash);
      if (all.has(key)) continue;
      const same = there.has(contentOf(key)) && await cache.match(there.get(contentOf(key)), { ignoreVary: true });
      const response = same || await fetch(SCOPE + path, { cache: "no-cache", credentials: "same-origin" });
      if (!same && (!response.ok || (await hashOf(response)) !== hash)) throw new Error(`${path} is not of this build`);
      await cache.put(key, unredirected(response));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** The files of some languages, and those of all. */
const listFor = (some) => Object.assign({}, FILES[""], ...some.map((language) => FILES[language]));

async function isWhole(language) {
  const there = new Set((await (await files()).keys()).map(({ url }) => url));
  return Object.entries(listFor([language])).every(([path, hash]) => there.has(keyOf(path, hash)));
}

/** The path of an address below the scope, as the list has it. */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  return (origin + pathname).slice(SCOPE.length).replace(/(^|\/)index\.html$/, "$1");
}

const languageOf = (path) => languages.find((language) => path in FILES[language]);
const everyone = (type) => clients.matchAll({ includeUncontrolled: true, type });

addEventListener("install", (event) => event.waitUntil(install()));
const activated = new Promise((then) => {
  addEventListener("activate", (event) => event.waitUntil(activate().then(then)));
});
addEventListener("message", (event) => event.waitUntil(meet(event.source, event.data)));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  // A page that the network answers, it answers without us: what the page asks for ahead and never reads would
  // keep this worker busy, and the next would have to wait.
  if (mode !== "navigate" && here?.clients[event.clientId]?.[0] === "") return;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event));
});

async function install() {
  // Where data is to be saved, what has changed is fetched when it is asked for.
  if (!navigator.connection?.saveData) {
    const open = (await everyone("window")).map(({ url }) => languageOf(pathOf(url)));
    await take(listFor([...(await read()).languages, ...open]));
  }
  // Pages that are open keep their own build.
  await skipWaiting();
}

async function activate() {
  memory = undefined; // the worker before may have written
  const known = await remember();
  const now = Date.now();
  for (const { id } of await everyone("all")) known.clients[id] ??= [known.build ?? "", now];
  known.build = BUILD;
  known.lists[BUILD] = ALL;
  delete known.stale;
  await write();
  await clients.claim();
  await tidy();
}

/** Forgets pages that are closed, and the files that only they needed. */
async function tidy() {
  const known = await remember();
  const open = new Set((await everyone("all")).map(({ id }) => id));
  const closed = ([id, [, since]]) => !open.has(id) && Date.now() - since > YOUNG;
  for (const one of Object.entries(known.clients)) if (closed(one)) delete known.clients[one[0]];
  const needed = new Set([BUILD, ...Object.values(known.clients).map(([build]) => build)]);
  for (const build of Object.keys(known.lists)) if (!needed.has(build)) delete known.lists[build];
  await write();
  if (registration.installing || registration.waiting) return; // what only the next one needs is there already
  const lists = Object.values(known.lists).flatMap((list) => Object.entries(list));
  const keys = new Set(lists.map(([path, hash]) => keyOf(path, hash)));
  const cache = await files();
  for (const request of await cache.keys()) if (!keys.has(request.url)) await cache.delete(request);
}

/** Nobody waits for it: a worker gives way only when it has nothing to do. */
function lookForNewer() {
  registration.update().catch(() => {}); // without a network there is none
}

/** A page says of which build it is, and in which language. */
async function meet(client, { build, lang, saves, takeOver }) {
  if (takeOver) return skipWaiting();
  if ((await remember()).build !== BUILD) await activated; // a page may speak before this worker answers
  const known = await remember();
  if (build !== BUILD) {
    if (known.lists[build]) client.postMessage({ outdated: true });
    else lookForNewer();
    return tidy();
  }
  delete known.clients[client.id];
  if (FILES[lang] && !known.languages.includes(lang)) known.languages.push(lang);
  await write();
  if (!saves) await take(listFor(known.languages)).catch((error) => console.info("nian:", error));
  client.postMessage({ whole: await isWhole(lang) });
  return tidy();
}

/** A page that is on its way, or a worker of one, is of another build than this. */
async function mark(id, build) {
  if (!id) return;
  (await remember()).clients[id] = [build, Date.now()];
  await write();
}

async function answer({ request, clientId, resultingClientId }) {
  const known = await remember();
  const going = request.mode === "navigate";
  const path = pathOf(request.url);
  if (going) {
    if (ALL[`${path}/`]) return Response.redirect(SCOPE + path + "/" + new URL(request.url).search);
    if (known.stale === BUILD) {
      const newer = await fetch(request).catch(() => {});
      if (newer) return mark(resultingClientId, "").then(() => newer);
    }
    // Another worker may take over before this page has come.
    if (registration.installing || registration.waiting) await mark(resultingClientId, BUILD);
    else if (known.clients[resultingClientId]) {
      // This one has taken over while the page was on its way, and took it for one that was there.
      delete known.clients[resultingClientId];
      await write();
    }
  }
  const build = going ? BUILD : known.clients[clientId]?.[0] ?? BUILD;
  if (!going && build !== BUILD) await mark(resultingClientId, build);
  const hash = (build === BUILD ? ALL : known.lists[build])?.[path];
  const kept = hash && await (await files()).match(keyOf(path, hash), { ignoreVary: true });
  if (kept) return partOf(kept, request);
  return fromNetwork(request, going, build === BUILD && hash, resultingClientId);
}

/** What the server has. Where that is not of this build, the page is one of the newer, if it is a page; else it
    hears that its file is gone, and offers to load it again. */
async function fromNetwork(request, going, hash, id) {
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    if (going) return notHere(request);
    throw error;
  }
  if (!hash || !response.ok || request.headers.has("range")) return response;
  if ((await hashOf(response)) === hash) {
    const [cache, key] = [await files(), keyOf(pathOf(request.url), hash)];
    await cache.put(key, unredirected(response));
    return cache.match(key, { ignoreVary: true });
  }
  (await remember()).stale = BUILD;
  await write();
  lookForNewer();
  if (!going) return new Response(null, { status: 404 });
  await mark(id, "");
  return response;
}

/** A part of a file, where no more is asked for. */
async function partOf(response, request) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range")) ?? [];
  if (!first) return response;
  const all = await response.blob();
  const end = Math.min(last ? Number(last) + 1 : all.size, all.size);
  if (Number(first) >= end) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${all.size}` } });
  const headers = { "Content-Type": all.type, "Content-Range": `bytes ${first}-${end - 1}/${all.size}` };
  return new Response(all.slice(Number(first), end), { status: 206, headers });
}

/** A page that says that the one asked for is not here, and which languages are. All of it are texts of ours. */
async function notHere(request) {
  const asked = languageOf(pathOf(request.url)) ?? languages[0];
  const here = [];
  for (const language of languages) if (await isWhole(language)) here.push(language);
  const { notHere: heading, notHereAbout: about } = WORDS[asked];
  const links = here.map((language) => `<li lang="${language}"><a href="${SCOPE}${homeOf(language)}">${WORDS[language].home}</a></li>`);
  const page = `<!DOCTYPE html><html class="nian" lang="${asked}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><link rel="stylesheet" href="${SCOPE}page.css"><main><h1>${heading}</h1><p>${about}</p><ul>${links.join("")}</ul></main></html>`;
  return new Response(page, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** The first page in a language has the shortest path. */
const homeOf = (language) => Object.keys(FILES[language]).filter((path) => /^$|\/$/.test(path)).sort((one, other) => one.length - other.length)[0];
