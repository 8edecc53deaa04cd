import { keepInAddress } from "./address.js";
import { refusals } from "./refused.js";

/** `tables/?of=dynamic&rules=dynamic.3`: the table of the address, and back. */
export const tablePage = () => {
  /** @type {HTMLFormElement | null} */
  const form = document.querySelector("form.table");
  const table = document.querySelector("nian-table");
  if (!form || !table) return;
  const of = /** @type {HTMLSelectElement} */ (form.elements.namedItem("of"));
  const rules = /** @type {HTMLInputElement} */ (form.elements.namedItem("rules"));
  const refuse = refusals(rules);
  const show = () => {
    refuse();
    // First without rules: those of one table are none of another's.
    table.removeAttribute("rules");
    table.setAttribute("of", of.value);
    if (rules.value.trim()) table.setAttribute("rules", rules.value.trim());
  };
  /** The table's own rules; a table that has none leaves nothing to write. */
  const suggest = () => {
    rules.value = /** @type {import("./root.js").Texts} */ (of.selectedOptions[0].dataset).rules;
    rules.disabled = !rules.value;
  };

  const asked = new URLSearchParams(location.search);
  const [kind, own] = ["of", "rules"].map((name) => asked.get(name));
  const known = [...of.options].some(({ value }) => value === kind);
  if (kind !== null && known) {
    of.value = kind;
    suggest();
  }
  if (own !== null) rules.value = own;
  if (known || own !== null) show();

  table.addEventListener("nian-error", ({ detail }) => refuse(detail));
  of.addEventListener("change", () => {
    suggest();
    form.requestSubmit();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    rules.value = rules.value.normalize("NFKC").toLowerCase().replace(/[、;]/g, ",").replace(/\s/g, "");
    show();
    keepInAddress("of", of.value);
    keepInAddress("rules", rules.value.trim());
  });
};
