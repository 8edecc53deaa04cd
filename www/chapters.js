// Leads an address with a section's anchor, `articles/SLUG/#SECTION`, to the chapter that the section stands in. It
// blocks the page of contents, so that nothing is painted before; the rest of the address is kept. Its syntax is that
// of 2015, as theme.js.
"use strict";
{
  const { dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  /** @type {Record<string, string>} */
  const chapters = JSON.parse(dataset.map || "{}");
  const WHOLE = "whole";
  /** The anchor as it is meant: links that others have copied may be encoded. */
  const anchor = () => {
    try {
      return decodeURIComponent(location.hash.slice(1)).trim();
    } catch (error) {
      return ""; // not an encoding
    }
  };
  /** The section's anchor as the pages have it, if there is one: others may have it in capitals. */
  const sectionOf = (/** @type {string} */ asked) =>
    [asked, asked.toLowerCase()].find((id) => Object.keys(chapters).indexOf(id) >= 0);
  const lead = () => {
    const asked = anchor();
    const section = sectionOf(asked);
    const query = new URLSearchParams(location.search);
    // What is printed may be all of the article, unless that is not on the device (`sw.js`).
    const printed = query.has("print") && query.get("absent") !== WHOLE;
    const page = printed ? WHOLE : section && chapters[section];
    if (!page) return;
    const id = section || asked;
    // In a folder without a server nothing finds the page by its folder.
    const file = location.protocol === "file:" ? "index.html" : "";
    location.replace(`${page}/${file}${location.search}${id && `#${encodeURIComponent(id)}`}`);
  };
  /** Says that there is no such section. */
  const tell = () => {
    /** @type {HTMLElement | null} */
    const line = document.querySelector(".unknown");
    if (!line) return;
    const name = anchor() || location.hash.slice(1);
    const known = !name || document.getElementById(name);
    line.textContent = known ? "" : (line.dataset.text || "").replace("$1", () => name);
  };
  addEventListener("hashchange", () => {
    lead();
    tell();
  });
  document.addEventListener("DOMContentLoaded", tell);
  lead();
}
