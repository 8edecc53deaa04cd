// The code of the manual: the address in it is that of this site, and each piece can be copied.
import { copies } from "./copy.js";

const BASE = new URL(".", import.meta.url).href;
const ANYWHERE = "https://example.org/nian/";

/** Readies all code of the manual but that of the builder, which has its own.
    @param {HTMLElement} manual */
export function snippets(manual) {
  const { copy, copied, failed } = manual.dataset;
  for (const code of manual.querySelectorAll("pre:not([tabindex]) > code")) {
    // In a folder on a stick there is no address that another page could use.
    // In a policy the host stands alone.
    if (BASE.startsWith("http"))
      code.textContent = code.textContent
        .replaceAll(ANYWHERE, BASE)
        .replaceAll(new URL(ANYWHERE).origin, new URL(BASE).origin);
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: copy });
    const status = document.createElement("span");
    status.setAttribute("role", "status");
    Object.assign(status.dataset, { done: copied, failed });
    const line = Object.assign(document.createElement("p"), { className: "copying" });
    line.append(button, " ", status);
    code.parentElement?.after(line);
    copies(button, code, status);
  }
}
