// Leads the address of a page that has moved, `lab/?p=nim:3,4,5`, to the page that it is part of now, with all that it says.
// It blocks, so that nothing is painted before. Its syntax is that of 2015, as theme.js.
"use strict";
{
  const { to, asks, plans } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  // In a folder without a server nothing finds the page by its folder.
  const file = location.protocol === "file:" ? "index.html" : "";
  // A rule of the reader's own is asked for by itself.
  const query = [/[?&]rule=/.test(location.search) ? "" : asks, location.search.slice(1)].filter(Boolean).join("&");
  // Plans that were parts of the page are pages.
  const [, plan] = RegExp(plans || "").exec(location.hash) || [];
  const place = plan ? `plan/${plan}/${file}` : file;
  location.replace(`${to}${place}${query && "?"}${query}${plan ? "" : location.hash}`);
}
