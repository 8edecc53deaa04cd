// For pages that hold our page `show/` in a frame: the frame gets the height of what it shows.

const BASE = new URL(".", import.meta.url);

addEventListener("message", ({ source, origin, data }) => {
  if (origin !== BASE.origin || !(data?.nianHeight > 0)) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === source && frame.src.startsWith(BASE.href)) {
      frame.height = Math.ceil(Math.min(data.nianHeight, 10_000));
    }
  }
});
