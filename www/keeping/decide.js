// Decisions about responses: pure functions.

/** Whether a server's answer for a page of ours is one: neither its error, nor a redirection, nor the page of a gateway
    that has not let the reader through.
    @param {Response} response
    @param {string} text */
export const isPageOfOurs = ({ ok, redirected, type, headers }, text) =>
  ok &&
  !redirected &&
  type === "basic" &&
  /^text\/html\b/i.test(headers.get("Content-Type") ?? "") &&
  /<html[^>]* data-worker=/i.test(text.slice(0, 1000));

const SAYS = /^\/\* nian ([0-9a-f]{16}) \*\//; // `crates/xtask/src/offline.rs` writes it

/** Which build a worker's file is of; undefined for what is none.
    @param {Response} response
    @param {string} text */
export const buildOf = ({ ok, redirected, headers }, text) =>
  ok && !redirected && /javascript/i.test(headers.get("Content-Type") ?? "") ? SAYS.exec(text)?.[1] : undefined;

/** The part of a file that is asked for by its bytes: all of it where it is not asked for so, and `"none"` where there is
    no such part.
    @param {string | null} asked
    @param {number} size
    @returns {"all" | "none" | [first: number, end: number]} */
export function rangeOf(asked, size) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(asked ?? "") ?? [];
  if (!first) return "all";
  const end = Math.min(last ? Number(last) + 1 : size, size);
  return Number(first) < end ? [Number(first), end] : "none";
}

/** What is evicted from the memory: closed clients, and lists that no client needs any more.
    @param {Pick<import("./memory.js").Memory, "clients" | "lists">} memory
    @param {string} build
    @param {Set<string>} open
    @param {number} now
    @param {number} young */
export function outlived({ clients, lists }, build, open, now, young) {
  const closed = Object.keys(clients).filter((id) => !open.has(id) && now - clients[id][1] > young);
  const needed = new Set([
    build,
    ...Object.keys(clients)
      .filter((id) => !closed.includes(id))
      .map((id) => clients[id][0]),
  ]);
  return { clients: closed, lists: Object.keys(lists).filter((one) => !needed.has(one)) };
}
