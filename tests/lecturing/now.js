// What a class sees now: where it is, whether an answer waits, and whether one is to be seen.
const now = () => {
  const lecture = document.querySelector(".lecture");
  const widget = lecture.querySelector(".lecture-thing > *");
  const root = widget.shadowRoot;
  return {
    place: lecture.dataset.place,
    waits: lecture.querySelector(".lecture-waits").textContent !== "",
    told: Boolean(root.querySelector(".nian-outcome.safe, .nian-outcome.unsafe")),
    said: lecture.querySelector(".lecture-said").textContent,
  };
};
const settled = () => new Promise((then) => {
  const look = () => (document.querySelector(".lecture-thing").getAttribute("aria-busy") === "false" ? setTimeout(then, 20) : setTimeout(look, 20));
  setTimeout(look);
});
const press = async (key, shiftKey = false) => {
  const event = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true, composed: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  await settled();
  return event.defaultPrevented;
};
