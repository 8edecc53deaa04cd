/** Numbers of the reader's own, for the widget after the form; bad ones leave it as it is. */
export const ownNumbers = () => {
  for (const form of document.querySelectorAll("form.own")) {
    const { attribute, pattern, wrong } = form.dataset;
    const widget = form.nextElementSibling;
    const fields = [...form.querySelectorAll("input")];
    const complaint = form.querySelector("[role=alert]");
    const mark = (bad) => {
      for (const field of fields) field.setAttribute("aria-invalid", bad.includes(field));
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const bad = fields.filter((field) => readNumber(field) === undefined);
      mark(bad);
      complaint.textContent = bad
        .map(({ name, dataset: { least, most } }) => {
          const said = [name, least, most];
          return wrong.replace(/\$(\d)/g, (_, slot) => said[slot - 1]);
        })
        .join(" ");
      if (bad.length) return bad[0].focus();
      const value = pattern.replace(/\{(\w+)\}/g, (_, name) => readNumber(form.elements[name]));
      widget.setAttribute(attribute, value);
    });
    // Numbers that are no position together: the widget says why.
    widget.addEventListener("nian-error", ({ detail: { code, message } }) => {
      if (code !== "bad-value") return; // of files that did not come it says so with a button
      mark(fields);
      complaint.textContent = message;
    });
  }
};

/** The whole number in a field, in any width of figures; undefined if it is none within the limits. */
const readNumber = ({ value, dataset: { least, most } }) => {
  const digits = value.normalize("NFKC").replace(/\s/g, "");
  if (!/^\d+$/.test(digits)) return undefined;
  const number = BigInt(digits);
  return number >= BigInt(least) && number <= BigInt(most) ? String(number) : undefined;
};
