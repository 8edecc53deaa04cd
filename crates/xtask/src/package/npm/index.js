// Defines the elements of Nian where there is a page. On a server, where pages are only written, this does nothing.
export { pagesAt } from "./nian/files.js";

export const version = "%BUILD%";
export const release = "%RELEASE%";

if (globalThis.customElements && globalThis.document) import("./nian/nian.js");
