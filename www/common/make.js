/** Creates an element with properties and children.
    @template {keyof HTMLElementTagNameMap} Name
    @param {Name} name
    @param {Record<string, unknown>} properties
    @param {(Node | string)[]} children
    @returns {HTMLElementTagNameMap[Name]} */
export function make(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The class of the buttons in menus and dialogs. */
export const PLAIN = "nian-plain";

/** Creates a button with a click listener.
    @param {string} label
    @param {(event: MouseEvent) => void} click
    @param {string} [className] */
export function button(label, click, className = "") {
  const made = make("button", { type: "button", className }, label);
  made.addEventListener("click", click);
  return made;
}
