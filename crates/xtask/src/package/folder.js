// Has the site work from a folder, without a server: first in the head of each of its pages. There a browser
// fetches nothing for a script, imports no module and starts no worker from a file. What it does is to run plain
// scripts; so each module and each file that a script asks for lies in one of these, which hands it over here.
//
// In the site's scripts `fetch`, `import()`, `Worker` and `import.meta.url` are those of `__nian`: the command that
// makes the folder has rewritten them (`scripts.rs`).
"use strict";
{
  const BASE = new URL(".", document.currentScript.src).href;
  const INDEX = "index.html";

  const given = new Map(); // what scripts have handed over, by path
  const coming = new Map(); // the promises of it
  const made = new Map(); // the promises of modules' addresses

  const pathOf = (address) => decodeURI(address.slice(BASE.length).split(/[?#]/)[0]);

  /** What the script that belongs to a path hands over; modules are called as their scripts. */
  function have(path) {
    if (given.has(path)) return Promise.resolve(given.get(path));
    if (!coming.has(path)) {
      const script = document.createElement("script");
      script.src = BASE + encodeURI(/\.js$/.test(path) ? path : `${path}.js`);
      const promise = new Promise((then, fail) => {
        script.onload = () => (given.has(path) ? then(given.get(path)) : fail(new Error(`${path}: it is not whole`)));
        script.onerror = () => fail(new Error(`${path}: there is no such file`));
      });
      coming.set(path, promise);
      promise.catch(() => coming.delete(path)).finally(() => script.remove());
      document.head.append(script);
    }
    return coming.get(path);
  }

  /** The bytes that were packed with gzip and written as text. */
  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  }

  async function contentOf(path) {
    const { text, packed } = await have(path);
    return packed ? unpacked(packed) : text;
  }

  const script = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

  /** An address at which a module can be imported: another for each query, as elsewhere. */
  function addressOf(href) {
    if (!made.has(href)) {
      const promise = (async () => {
        let { text, imports } = await have(pathOf(href));
        for (const one of imports) text = text.replaceAll(`"${one}"`, `"${await addressOf(new URL(one, href).href)}"`);
        return script(`${text}\n//# sourceURL=${href}`); // by which errors tell where they come from
      })();
      made.set(href, promise);
      promise.catch(() => made.delete(href));
    }
    return made.get(href);
  }

  /** What a worker has for asking the page for a file. */
  const IN_A_WORKER = `const __nian = {
    url: ${JSON.stringify(BASE)},
    asked: new Map(),
    fetch: (address) => new Promise((then) => {
      const path = String(address);
      __nian.asked.set(path, then);
      postMessage({ __nian: path });
    }),
  };
  addEventListener("message", (event) => {
    if (!event.data?.__nian) return;
    event.stopImmediatePropagation();
    const { __nian: path, content } = event.data;
    const answer = content === undefined ? new Response(null, { status: 404 }) : new Response(content, { headers: { "Content-Type": "application/wasm" } });
    __nian.asked.get(path)(answer);
  });\n`;

  /** A worker whose script and files are handed to it. */
  class WorkerHere extends EventTarget {
    onmessage;
    onerror;
    #worker;
    #kept = []; // messages until it runs
    #ended = false;

    constructor(address) {
      super();
      this.#start(pathOf(String(address)));
    }

    async #start(path) {
      try {
        const { text } = await have(path);
        if (this.#ended) return;
        const address = script(IN_A_WORKER + text);
        this.#worker = new Worker(address);
        this.#worker.onmessage = ({ data }) => (data?.__nian ? this.#give(data.__nian) : this.#tell("message", new MessageEvent("message", { data })));
        this.#worker.onerror = ({ message }) => this.#tell("error", new ErrorEvent("error", { message }));
        for (const message of this.#kept) this.#worker.postMessage(...message);
      } catch (error) {
        this.#tell("error", new ErrorEvent("error", { message: String(error) }));
      }
    }

    async #give(address) {
      const content = await contentOf(pathOf(address)).catch(() => undefined);
      this.#worker.postMessage({ __nian: address, content });
    }

    #tell(type, event) {
      this[`on${type}`]?.(event);
      this.dispatchEvent(event);
    }

    postMessage(...message) {
      if (this.#worker) this.#worker.postMessage(...message);
      else this.#kept.push(message);
    }

    terminate() {
      this.#ended = true;
      this.#worker?.terminate();
    }
  }

  const TYPES = { css: "text/css", json: "application/json", wasm: "application/wasm" };

  window.__nian = {
    url: BASE,
    Worker: WorkerHere,
    /** Scripts hand over a file: its text, or what it is packed to. */
    file: (path, file) => given.set(path, file),
    /** They hand over a module, which runs at once where the page's own tag names it. */
    module(path, imports, text) {
      given.set(path, { imports, text });
      if (document.currentScript.hasAttribute("data-start")) started.push(__nian.import(BASE + path).catch((error) => console.error(error)));
    },
    import: async (to) => import(await addressOf(new URL(to, BASE).href)),
    async fetch(asked, options) {
      const { href } = new URL(asked, document.baseURI);
      if (!href.startsWith(BASE)) return fetch(asked, options);
      const path = pathOf(href);
      try {
        return new Response(await contentOf(path), { headers: { "Content-Type": TYPES[path.split(".").at(-1)] ?? "text/plain" } });
      } catch (error) {
        console.info("nian:", error);
        return new Response(null, { status: 404 });
      }
    },
  };

  // A page is loaded when its modules run, as elsewhere.
  const started = [];
  addEventListener("load", (event) => {
    event.stopImmediatePropagation();
    Promise.all(started).then(() => dispatchEvent(new Event("load")));
  }, { once: true });

  // A link to a folder leads to its page: without a server it would show a list of files.
  const whole = (address) => {
    const url = new URL(address, document.baseURI);
    if (url.href.startsWith(BASE) && url.pathname.endsWith("/")) url.pathname += INDEX;
    return url.href;
  };
  const mend = (event) => {
    const link = event.composedPath().find((at) => at.localName === "a" && at.hasAttribute("href"));
    if (link && !link.getAttribute("href").startsWith("#")) link.href = whole(link.href);
  };
  // First what keeps a link as it should be, then this: it listens where events come last.
  for (const type of ["pointerdown", "focusin", "click", "auxclick", "contextmenu"]) addEventListener(type, mend);
  const { open } = window;
  window.open = (address, ...rest) => open.call(window, address ? whole(address) : address, ...rest);

  addEventListener("DOMContentLoaded", () => {
    const place = document.querySelector(".page-foot .offline");
    if (place) place.textContent = place.dataset.folder;
  });
}
