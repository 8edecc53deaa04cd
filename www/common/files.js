// Files that a reader gives to a page: by a picker, or dropped on it.

/** The file that somebody picks. */
export function pickFile(accept) {
  const input = Object.assign(document.createElement("input"), { type: "file", accept });
  return new Promise((then) => {
    input.addEventListener("change", () => input.files[0] && then(input.files[0]));
    input.click();
  });
}

/** What somebody drops on the page is opened; `said` stands over the page until then. */
export function onDrop(root, said, open) {
  const isFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  root.addEventListener("dragover", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    root.dataset.drop = said;
  });
  root.addEventListener("dragleave", ({ relatedTarget }) => relatedTarget ?? delete root.dataset.drop);
  root.addEventListener("drop", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    delete root.dataset.drop;
    const [file] = event.dataTransfer.files;
    if (file) open(file);
  });
}

/** Saves a text as a file. */
export function save(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** A title as the name of a file, or what else it is to be called. */
export const fileName = (title, otherwise) => title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60) || otherwise;
