// Leads an address with a section's anchor, `articles/SLUG/#SECTION`, to the chapter that the section stands in. It
// blocks the page of contents, so that nothing is painted before; the rest of the address is kept. Its syntax is that
// of 2015, as theme.js.
"use strict";
{
  const { dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  /** @type {Record<string, string>} */
  const chapters = JSON.parse(dataset.map || "{}");
  const whole = "whole";
  /** The anchor as the pages have it: links that others have copied may be encoded or in capitals. */
  const anchor = () => {
    try {
      return decodeURIComponent(location.hash.slice(1)).toLowerCase();
    } catch (error) {
      return ""; // not an encoding
    }
  };
  const lead = () => {
    const id = anchor();
    const section = Object.keys(chapters).indexOf(id) >= 0;
    // What is printed may be all of the article.
    const printed = new URLSearchParams(location.search).has("print");
    const chapter = printed ? whole : section && chapters[id];
    if (!chapter) return;
    // In a folder without a server nothing finds the page by its folder.
    const file = location.protocol === "file:" ? "index.html" : "";
    location.replace(`${chapter}/${file}${location.search}${section ? `#${id}` : ""}`);
  };
  /** Says that there is no such section. */
  const tell = () => {
    /** @type {HTMLElement | null} */
    const line = document.querySelector(".unknown");
    if (!line) return;
    let name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch (error) {
      // It is said as it stands.
    }
    const known = !name || document.getElementById(name) || document.getElementById(anchor());
    line.textContent = known ? "" : (line.dataset.text || "").replace("$1", () => name);
  };
  addEventListener("hashchange", () => {
    lead();
    tell();
  });
  document.addEventListener("DOMContentLoaded", tell);
  lead();
}
