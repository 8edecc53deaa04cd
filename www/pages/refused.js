// Validation errors: the field is marked invalid, with the reason directly below it.

/** A function of what a `nian-error` told, or of nothing where there is nothing wrong with the field any more. The short
    word for it stands in the page; what the widget says in full follows.
    @param {Element} field */
export const refusals = (field) => {
  const place = /** @type {HTMLElement} */ (document.getElementById(String(field.getAttribute("aria-errormessage"))));
  /** @param {import("../nian.js").NianError} [told] */
  return (told) => {
    field.setAttribute("aria-invalid", String(Boolean(told)));
    // Of files that did not come the card says so, with a button.
    place.textContent = told?.code === "bad-value" ? `${place.dataset.short}${told.message}` : "";
    if (place.textContent) place.scrollIntoView({ block: "nearest" });
  };
};
