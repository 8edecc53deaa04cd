// In every page that is measured, before its own scripts: notes what happens and when, and takes steps.
globalThis.pace = (() => {
  // What the site keeps for a reader without a network would be there at the next load, and comes during steps.
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
  // An address that leads on to a chapter is measured from its own beginning.
  const LED = /\/articles\/[a-z0-9-]+\/#./;
  if (LED.test(location.href)) sessionStorage.begun = performance.timeOrigin;
  const began = Number(sessionStorage.begun ?? performance.timeOrigin);
  if (!LED.test(location.href)) delete sessionStorage.begun;
  const sinceBegun = (time) => time + performance.timeOrigin - began;
  const slots = {};
  const slot = (name) => (slots[name] ??= Promise.withResolvers());
  const tell = (name, time = performance.now()) => slot(name).resolve(sinceBegun(time)); // the first time counts
  /** Ready, and then also seen. */
  const ready = () => {
    tell("ready");
    painted().then((time) => tell("seen", time));
  };
  addEventListener("nian-ready", ready, { capture: true, once: true });
  addEventListener("peer-ready", ready);
  addEventListener("load", () => tell("load"));
  // The section that was gone to is in sight.
  const isPlaced = () => {
    const top = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top;
    return top >= -1 && top < innerHeight;
  };
  // Lessons can be planned once the app is there.
  const isPlanned = () => document.readyState !== "loading" && !document.querySelector(".class .waiting");
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === "first-contentful-paint") tell("paint", startTime);
  }).observe({ type: "paint", buffered: true });
  // Asking for `engine` wakes a board, so this is asked on the first page only, whose board is awake.
  if (/^\/((en|zh-Hans)\/)?$/.test(location.pathname)) {
    customElements.whenDefined("nian-game").then(() => document.querySelector("nian-game")?.engine).then((board) => board && painted()).then((time) => time && tell("play", time));
  }

  const after = (time) => new Promise((then) => setTimeout(then, time));
  const frame = () => new Promise((then) => requestAnimationFrame(then));
  /** A task of its own behind the next frame. */
  const painted = () => new Promise((then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(0);
  }));
  const until = async (holds) => { while (!holds()) await frame(); };
  const tellWhen = (name, holds) => until(holds).then(painted).then((time) => tell(name, time));
  if (location.hash && !LED.test(location.href)) tellWhen("placed", isPlaced);
  if (/\/class\/$/.test(location.pathname)) tellWhen("planned", isPlanned);
  const fetched = (ending) => performance.getEntriesByType("resource").find(({ name, responseEnd }) => responseEnd && name.endsWith(ending));

  let subject; // what is stepped: our element or the peer, whose `goTo` is the same
  const pace = {
    /** When each of these happened, and the bytes of files that had come whole by the last of them. */
    async when(...names) {
      const times = await Promise.all(names.map((name) => slot(name).promise));
      const last = Math.max(...times);
      const files = performance.getEntriesByType("resource").filter(({ responseEnd }) => responseEnd <= last);
      return [...times, files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)];
    },
    /** Has the peer be what is stepped, or the element that matches, once it is there. */
    async take(selector) {
      if (!selector) subject = globalThis.lpv;
      else {
        await until(() => document.querySelector(selector));
        subject = await document.querySelector(selector).ready;
        subject.scrollIntoView({ block: "center" });
      }
    },
    /** Resolves when the cards near the subject have come alive, and the page is at rest. */
    rest: () => after(1500),
    engine: () => subject.engine.then(() => after(500)),
    async first() {
      subject.goTo("first");
      await after(500);
    },
    /** How long a step takes until it is painted; called in a task of its own just after a frame. */
    async step() {
      await painted();
      const start = performance.now();
      subject.goTo("next");
      const time = await painted() - start;
      await after(400);
      return time;
    },
    /** A step with its motion. */
    async motion() {
      await painted();
      subject.goTo("next");
      await after(700);
    },
    /** How long it takes until what an answer is worth has been painted; an empty one is the first move that wins. */
    async answer(value) {
      await painted();
      const answer = value || subject.winning[0];
      const start = performance.now();
      subject.answer(answer);
      const time = await painted() - start;
      await after(400);
      return time;
    },
    /** How long the next task takes until it is painted. */
    async task() {
      await painted();
      const start = performance.now();
      subject.next();
      const time = await painted() - start;
      await after(400);
      return time;
    },
    /** The longest task from when `begin` is called, in a task of its own, until what it gives has
        resolved. The browser tells of tasks from 50 ms on; a shorter one is no longer than the longest
        time in which the page did not answer. */
    async longest(begin) {
      let [last, longest, going] = [performance.now(), 0, true];
      const tasks = [];
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
      observer.observe({ type: "longtask" });
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        [longest, last] = [Math.max(longest, now - last), now];
        if (going) port2.postMessage(0);
      };
      port2.postMessage(0);
      await after(0);
      await begin();
      going = false;
      observer.disconnect();
      return tasks.length ? Math.max(...tasks) : Math.min(longest, 50);
    },
    /** Resolves when the wasm has come and has been compiled. */
    async arrived() {
      await until(() => fetched("_bg.wasm"));
      await after(1500);
    },
  };
  return pace;
})();
