// Puts an element on the stage and says what is wrong there, at `every` so many of its steps.
const [html, from, every] = arguments;
const AT_ONCE = 5000; // milliseconds: a script may not run as long as it likes

return (async () => {
  const { stage } = await import(new URL("stage.js", document.querySelector("script[src$='nian.js']").src));
  const holder = document.querySelector(".shown");
  if (!from) holder.innerHTML = html;
  const widget = holder.firstElementChild;
  await widget.ready.catch(() => {});
  const { dataset } = widget.shadowRoot.querySelector(".nian");
  const leave = await stage(widget);
  const settled = async () => {
    do await new Promise((then) => setTimeout(then)); while ("laying" in dataset);
  };
  const wrong = [];
  const note = (when) => {
    for (const what of look(widget.shadowRoot.querySelector(".nian-card"))) wrong.push(`${when}: ${what} (${dataset.stage})`);
  };
  const start = performance.now();
  await settled();
  if (!from) note("start");
  // On the narrowest screen the answers to a board may have to be scrolled.
  const reveal = innerWidth >= 1280 && widget.localName === "nian-game" && widget.shadowRoot.querySelector("[data-do=reveal]");
  if (reveal) {
    reveal.click();
    await settled();
    note("answer");
  }
  for (let moves = 0; widget.localName === "nian-game" && moves < 2 && widget.winning.length; moves += 1) {
    widget.play(widget.winning[0]);
    await settled();
    note(`move ${moves}`);
  }
  while (widget.localName !== "nian-game" && widget.canGoTo("next")) {
    if (performance.now() - start > AT_ONCE) return { wrong, next: true };
    for (let on = 0; on < every && widget.canGoTo("next"); on += 1) widget.goTo("next");
    await settled();
    note(`step ${widget.step}`);
  }
  leave();
  return { wrong, next: null };
})();
