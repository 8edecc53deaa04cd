// For pages that hold our page `show/` in a frame: the frame gets the height of what it shows.

const BASE = new URL(".", import.meta.url);
/** Whether an address is that of the page `show/` in one of its languages. */
const isShow = (address) => address.startsWith(BASE.href) && /^([\w-]+\/)?show\//.test(address.slice(BASE.href.length));

addEventListener("message", ({ source, origin, data }) => {
  if (origin !== BASE.origin || !(data?.nianHeight > 0)) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === source && isShow(frame.src)) {
      frame.height = Math.ceil(Math.min(data.nianHeight, 10_000));
    }
  }
});
