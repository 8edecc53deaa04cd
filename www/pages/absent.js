/** The page with the whole article was asked for and is not on the device, so that the worker (`sw.js`) has led here: the
    page says so, once, as a copied address need not. */
export const sayAbsent = () => {
  const url = new URL(location.href);
  if (url.searchParams.get("absent") !== "whole") return;
  /** @type {HTMLElement | null} */
  const line = document.querySelector(".absent");
  if (line) line.hidden = false;
  url.searchParams.delete("absent");
  history.replaceState(history.state, "", url);
};
