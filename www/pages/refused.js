// Validation errors: the field is marked invalid, with the reason directly below it.

/** A callback that shows a `nian-error` below a field, or with no argument clears it. The short word for it stands in the
    page; the widget's full message follows.
    @param {Element} field */
export const refusals = (field) => {
  const place = /** @type {HTMLElement} */ (document.getElementById(String(field.getAttribute("aria-errormessage"))));
  /** @param {import("../nian.js").NianError} [error] */
  return (error) => {
    field.setAttribute("aria-invalid", String(Boolean(error)));
    // Of files that did not come the card says so, with a button.
    place.textContent = error?.code === "bad-value" ? `${place.dataset.short}${error.message}` : "";
    if (place.textContent) place.scrollIntoView({ block: "nearest" });
  };
};
