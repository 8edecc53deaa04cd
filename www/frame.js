// For pages that hold our page `show/` in a frame: the frame gets the height of what it shows.

const BASE = new URL(".", import.meta.url);
/** Whether an address is that of the page `show/` in one of its languages.
    @param {string} address */
const isShow = (address) => address.startsWith(BASE.href) && /^([\w-]+\/)?show\//.test(address.slice(BASE.href.length));
/** What a frame's messages name as their origin: a sandboxed one has none of its own.
    @param {HTMLIFrameElement} frame */
const originOf = ({ sandbox }) => (sandbox.length && !sandbox.contains("allow-same-origin") ? "null" : BASE.origin);

addEventListener("message", ({ source, origin, data }) => {
  // Anyone may send anything.
  if (typeof data?.nianHeight !== "number" || !(data.nianHeight > 0)) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === source && isShow(frame.src) && originOf(frame) === origin) {
      // Not the attribute: a page's styles for all its frames are stronger.
      frame.style.height = `${Math.ceil(Math.min(data.nianHeight, 10_000))}px`;
    }
  }
});

// A frame that was there before this script has told its height to nobody: it is asked for it.
for (const frame of document.querySelectorAll("iframe")) {
  if (isShow(frame.src)) frame.contentWindow?.postMessage({ nianHeight: null }, "*");
}
