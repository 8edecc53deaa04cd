// The builder of tags: what is chosen, what to paste into a page, and what it looks like there.
const form = document.querySelector("form.builder");
const snippet = document.querySelector("pre[aria-labelledby=snippet] code");
const preview = document.querySelector(".preview");
const status = document.querySelector(".copying [role=status]");
const script = new URL("nian.js", import.meta.url).href;

/** The fields of the tag that is being built. */
const fields = () => [...form.querySelectorAll(".field")]
  .filter((field) => ["", form.elements.element.value].includes(field.dataset.for))
  .map((field) => field.querySelector("input, select"));

/** The attributes that are not left to their defaults: name and value. */
const attributes = () => fields()
  .map(({ name, value }) => [name, value.trim()])
  .filter(([, value]) => value !== "");

const quoted = (value) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function build() {
  const name = form.elements.element.value;
  for (const field of form.querySelectorAll(".field")) {
    field.hidden = !["", name].includes(field.dataset.for);
  }
  const set = attributes();
  const written = set.map(([key, value]) => ` ${key}="${quoted(value)}"`).join("");
  snippet.textContent = `<script type="module" src="${script}"></script>\n<${name}${written}></${name}>`;
  status.textContent = "";
  return [name, set];
}

function show([name, set]) {
  const element = document.createElement(name);
  for (const [key, value] of set) element.setAttribute(key, value);
  preview.replaceChildren(element);
}

form.addEventListener("input", build);
form.addEventListener("change", () => show(build()));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  show(build());
});
document.querySelector(".copying button").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(snippet.textContent);
    status.textContent = status.dataset.done;
  } catch {
    getSelection().selectAllChildren(snippet);
    status.textContent = status.dataset.failed;
  }
});
build();
