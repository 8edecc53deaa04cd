// What a page shows stands in its address.
import { readable } from "../common/readable.js";

/** Puts `name=value`, and the section it is about, into the address, the signs of the notation left readable. */
export const keepInAddress = (name, value, section) => {
  const url = new URL(location.href);
  if (section) url.hash = section;
  url.searchParams.set(name, value);
  url.search = readable(url.search);
  history.replaceState(null, "", url);
};

/** Keeps the attributes that the reader changes in the widget in the address. */
export const keepSettings = (widget, names) => {
  new MutationObserver((changes) => {
    for (const { attributeName: name } of changes) keepInAddress(name, widget.getAttribute(name) ?? "");
  }).observe(widget, { attributeFilter: names });
};
