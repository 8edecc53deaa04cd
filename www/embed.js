// The builder of tags: what is chosen, what to paste into a page, and what it looks like there.
import { tag } from "./share.js";

const form = document.querySelector("form.builder");
const snippet = document.querySelector("pre[aria-labelledby=snippet] code");
const preview = document.querySelector(".preview");
const status = document.querySelector(".copying [role=status]");

/** The fields of the tag that is being built. */
const fields = () => [...form.querySelectorAll(".field")]
  .filter((field) => ["", form.elements.element.value].includes(field.dataset.for))
  .map((field) => field.querySelector("input, select"));

/** The attributes that are not left to their defaults: name and value. */
const attributes = () => fields()
  .map(({ name, value }) => [name, value.trim()])
  .filter(([, value]) => value !== "");

/** The widget that is being built. */
function build() {
  const name = form.elements.element.value;
  for (const field of form.querySelectorAll(".field")) {
    field.hidden = !["", name].includes(field.dataset.for);
  }
  const element = document.createElement(name);
  for (const [key, value] of attributes()) element.setAttribute(key, value);
  return element;
}

/** Writes what to paste. Of a widget that is to be seen it knows the height. */
function write(element) {
  const lang = element.getAttribute("lang") ?? document.documentElement.lang;
  snippet.textContent = tag(element, lang, snippet.dataset.title, attributes());
  status.textContent = "";
}

/** Writes what to paste of the widget that is shown, again when it can be seen how high it is. */
async function follow(element) {
  write(element);
  await element.ready?.catch(() => {}); // it says itself what is wrong with it
  if (preview.contains(element)) write(element);
}

function show(element) {
  preview.replaceChildren(element);
  follow(element);
}

form.addEventListener("input", () => write(build()));
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
follow(preview.firstElementChild);
