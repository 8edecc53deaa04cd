// The state of a page in the query of its address.
import { addressNow, readdress } from "../common/address.js";
import { readable } from "../common/readable.js";

/** Puts `name=value`, and the section it is about, into the address, the signs of the notation left readable;
    takes it out where `value` is null.
    @param {string} name
    @param {string | number | null} value
    @param {string} [section] */
export const keepInAddress = (name, value, section) => {
  const url = addressNow();
  if (section) url.hash = section;
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, String(value));
  url.search = readable(url.search);
  readdress(url);
};

/** Syncs the attributes that the reader changes in the widget to the address.
    @param {Element} widget
    @param {string[]} names */
export const keepSettings = (widget, names) => {
  new MutationObserver((changes) => {
    for (const { attributeName: name } of changes) if (name) keepInAddress(name, widget.getAttribute(name) || null);
  }).observe(widget, { attributeFilter: names });
};
