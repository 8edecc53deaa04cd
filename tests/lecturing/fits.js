// Steps through the things of a lesson on stage and says what is wrong there, at `every` so many of their steps.
const [from, every] = arguments;
const AT_ONCE = 6000; // milliseconds: a script may not run as long as it likes
return (async () => {
  const start = performance.now();
  const lecture = document.querySelector(".lecture");
  const wrong = [];
  const line = () => lecture.querySelector(".lecture-line").getBoundingClientRect();
  const staged = async () => {
    await settled();
    const widget = lecture.querySelector(".lecture-thing > *");
    const frame = () => widget.shadowRoot.querySelector(".nian");
    while (!frame()?.dataset.stage || "laying" in frame().dataset) await new Promise((then) => setTimeout(then, 20));
    await new Promise((then) => setTimeout(then, 20));
    return widget;
  };
  for (let at = from; ; at += 1) {
    const widget = await staged();
    const name = `${widget.getAttribute("src") ?? widget.getAttribute("position") ?? widget.outerHTML.slice(0, 60)}`;
    const note = (when) => {
      const { top, bottom } = line();
      if (bottom > innerHeight + 1) wrong.push(`${name} ${when}: the line sticks out`);
      for (const what of look(widget.shadowRoot.querySelector(".nian-card"), new DOMRect(0, 0, innerWidth, top))) wrong.push(`${name} ${when}: ${what}`);
    };
    note("start");
    // On the narrowest screen, and in English, the answers to a board may have to be scrolled.
    if (widget.localName === "nian-game" && innerWidth >= 1280 && document.documentElement.lang !== "en") {
      await press("PageDown");
      await staged();
      note("answer");
    }
    const stepped = ["nian-example", "nian-number"].includes(widget.localName);
    while (stepped && widget.canGoTo("next")) {
      for (let on = 0; on < every && widget.canGoTo("next"); on += 1) widget.goTo("next");
      await staged();
      note(`step ${widget.step}`);
    }
    const before = lecture.dataset.place;
    await press("PageDown", true);
    if (lecture.dataset.place === before) return { wrong, next: null };
    if (performance.now() - start > AT_ONCE) return { wrong, next: at + 1 };
  }
})();
