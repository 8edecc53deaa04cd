// What menus and dialogs are made of.

/** Creates an element with properties and children.
    @template {keyof HTMLElementTagNameMap} Name
    @param {Name} name
    @param {Record<string, unknown>} properties
    @param {(Node | string)[]} inner
    @returns {HTMLElementTagNameMap[Name]} */
export function make(name, properties = {}, ...inner) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inner);
  return made;
}

/** Creates a button with a click listener.
    @param {string} label
    @param {() => void} click */
export function button(label, click) {
  const made = make("button", { type: "button", className: "nian-plain" }, label);
  made.addEventListener("click", click);
  return made;
}
