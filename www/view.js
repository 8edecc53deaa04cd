// What is seen of the page of games at first, as its address says: the styles show the parts of one view. It blocks, so that
// nothing else is painted before; afterwards it is the app's (`crates/app/src/play`). Its syntax is that of 2015, as theme.js.
"use strict";
{
  const query = new URLSearchParams(location.search);
  const view = query.get("view") || "";
  const known = ["analyse", "pattern", "numbers"].indexOf(view) >= 0;
  document.documentElement.dataset.view = view !== "numbers" && query.has("rule") ? "rule" : known ? view : "play";
}
