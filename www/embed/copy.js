// A button that copies code, and says whether it could.

/** Has `button` copy what `code` says; `status` has the words for that in its data.
    @param {HTMLElement} button
    @param {Element} code
    @param {HTMLElement} status */
export function copies(button, code, status) {
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(code.textContent ?? "");
      status.textContent = status.dataset.done ?? "";
    } catch {
      getSelection()?.selectAllChildren(code);
      status.textContent = status.dataset.failed ?? "";
    }
  });
}
