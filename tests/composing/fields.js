// Text fields, wherever they are, and whether anything happens.
const deep = (root) => [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot ? deep(one.shadowRoot) : [])]);

const isText = (one) => one.localName === "textarea" || one.isContentEditable
  || one.localName === "input" && !/^(checkbox|radio|range|file|hidden|button|submit|reset|color|image)$/.test(one.type);

/** All text fields that can be reached; what is folded is unfolded, and what is hidden shown. */
function fields() {
  const all = deep(document);
  for (const one of all) {
    if (one.localName === "details") one.open = true;
    if (isText(one)) one.closest("[hidden]")?.removeAttribute("hidden");
  }
  return all.filter((one) => isText(one) && !one.readOnly && one.checkVisibility());
}

/** Whether a field is one of `css`, which may begin with the element in whose shadow root it is, and `>>`. */
function fits(field, css) {
  const [inner, host] = css.split(" >> ").reverse();
  const root = field.getRootNode();
  return (host ? root.host?.matches(host) : root === document) && field.matches(inner);
}

const focused = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

/** All that can be seen or heard of a page. */
const state = () => [
  location.href, deep(document).indexOf(focused()), ...deep(document).map((one) => [
    one.localName, ...[...one.attributes].filter(({ name }) => !/^(style|d|transform)$/.test(name)).map(({ name, value }) => `${name}=${value}`),
    isText(one) ? one.value : "", ...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
  ].join("|")),
];

/** What has happened since `before`, and what was heard of keys; empty where nothing did. */
function happened(before) {
  const now = state();
  const at = now.findIndex((one, index) => one !== before[index]);
  const changed = now.length === before.length && at < 0 ? [] : [`${before[at]} → ${now[at]}`];
  return [...changed, ...heard.splice(0)];
}

const heard = [];
for (const type of ["submit", "nian-answer", "nian-move", "nian-checked", "nian-error"]) {
  addEventListener(type, () => heard.push(type), true);
}
// After all others: whoever uses a key says so.
for (const type of ["keydown", "keyup"]) addEventListener(type, (event) => event.defaultPrevented && heard.push(`${type} ${event.key} is used`));
for (const name of ["requestSubmit", "submit"]) {
  const real = HTMLFormElement.prototype[name];
  HTMLFormElement.prototype[name] = function (...all) {
    heard.push(name);
    return real.apply(this, all);
  };
}

/** The keys as Safari sends them where text has just been taken: after the composition has ended. */
function asSafari(field) {
  field.dispatchEvent(new CompositionEvent("compositionend", { data: "3", bubbles: true, composed: true }));
  for (const type of ["keydown", "keyup"]) {
    field.dispatchEvent(new KeyboardEvent(type, { key: "Enter", code: "Enter", keyCode: 229, isComposing: false, bubbles: true, composed: true, cancelable: true }));
  }
}

window.composing = { fields, fits, focused, state, happened, asSafari, heard };
