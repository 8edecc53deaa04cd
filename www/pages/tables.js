import { keepInAddress } from "./address.js";
import { refusals } from "./refused.js";

/** `tables/?of=dynamic&rules=dynamic.3`: the table of the address, and back. */
export const tablePage = () => {
  const form = document.querySelector("form.table");
  if (!form) return;
  const { of, rules } = form.elements;
  const table = document.querySelector("nian-table");
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
    rules.value = of.selectedOptions[0].dataset.rules;
    rules.disabled = !rules.value;
  };

  const asked = new URLSearchParams(location.search);
  const known = [...of.options].some(({ value }) => value === asked.get("of"));
  if (known) {
    of.value = asked.get("of");
    suggest();
  }
  if (asked.has("rules")) rules.value = asked.get("rules");
  if (known || asked.has("rules")) show();

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
