// Gives the scripts of this package their files, under whatever names a bundler has given these.
//
// In them `fetch`, `import()`, `Worker` and `import.meta.url` are those of `__nian`: `cargo xtask package --npm` has
// rewritten them. They ask by the paths that files have on the site of Nian. A bundler only takes along what an
// address is written out for, so there is one for each; those of lessons stand on shelves, which come when needed.

const FILES = {
  %FILES%
};
const SCRIPTS = {
  %SCRIPTS%
};
const SHELVES = {
  %SHELVES%
};
const GLUE = "%GLUE%";

/** What paths of the site begin with as long as nobody has told where it is. */
const NOWHERE = "https://nian.invalid/";
let site = NOWHERE;

/** Tells where the pages of the site are: what leads to them then stands in the menus of cards. */
export function pagesAt(address) {
  site = new URL(address, globalThis.document?.baseURI).href.replace(/\/?$/, "/");
}

/** The path of a file on the site; nothing for any other address. */
function pathOf(address) {
  const base = [site, NOWHERE].find((base) => address.startsWith(base));
  return base && address.slice(base.length).split(/[?#]/)[0];
}

/** The address of a file here. */
async function addressOf(path) {
  if (Object.hasOwn(FILES, path)) return new URL(FILES[path]());
  const [, folder, name] = /^(.*\/)([^/]*)\.json$/.exec(path) ?? [];
  if (!Object.hasOwn(SHELVES, folder ?? "")) return undefined;
  const { files } = await SHELVES[folder]();
  return Object.hasOwn(files, name) ? new URL(files[name]()) : undefined;
}

/** What a bundler has written into an address itself: many a policy forbids to fetch that. */
function written({ pathname }) {
  const [about, text] = [pathname.slice(0, pathname.indexOf(",")), decodeURIComponent(pathname.slice(pathname.indexOf(",") + 1))];
  return new Response(about.endsWith(";base64") ? Uint8Array.from(atob(text), (char) => char.charCodeAt(0)) : text);
}

/** An answer as the site would give it: cards are packed here. */
async function unpacked(answer) {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new Response(bytes); // the host has unpacked it
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}

export const __nian = {
  get url() { return site; },

  async fetch(asked, options) {
    const { href } = new URL(asked, document.baseURI);
    const path = pathOf(href);
    const address = path && await addressOf(path);
    if (address) {
      const answer = address.protocol === "data:" ? written(address) : await fetch(address, options);
      return answer.ok && path.startsWith("frames/") ? unpacked(answer) : answer;
    }
    return href.startsWith(NOWHERE) ? new Response(null, { status: 404 }) : fetch(asked, options);
  },

  import(asked) {
    const { href, search } = new URL(asked, site);
    const path = pathOf(href);
    // An engine that has stopped is made anew: of the same script under another address.
    if (path === GLUE) return import(/* @vite-ignore */ /* webpackIgnore: true */ `${FILES[GLUE]()}${search.replace("?", "#")}`);
    return Object.hasOwn(SCRIPTS, path) ? SCRIPTS[path]() : Promise.reject(new Error(`${path}: not in the package`));
  },

  /** There is one worker, whatever it is asked for by. */
  Worker: function () {
    return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  },
};
