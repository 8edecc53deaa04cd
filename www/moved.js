// Leads the address of a page that has moved, `lab/?p=nim:3,4,5`, to the page that it is a view of now, with all that it says.
// It blocks, so that nothing is painted before. Its syntax is that of 2015, as theme.js.
"use strict";
{
  const { dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  // In a folder without a server nothing finds the page by its folder.
  const file = location.protocol === "file:" ? "index.html" : "";
  const rest = location.search.slice(1);
  // A rule of the reader's own is asked for by itself.
  const view = /(^|&)rule=/.test(rest) ? "" : `view=${dataset.view}`;
  const query = [view, rest].filter(Boolean).join("&");
  location.replace(`${dataset.to}${file}?${query}${location.hash}`);
}
