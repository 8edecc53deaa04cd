/** Creates an element with attributes and children.
    @template {keyof HTMLElementTagNameMap} Name
    @param {Name} name
    @param {Record<string, string>} attributes
    @param {(Node | string)[]} children
    @returns {HTMLElementTagNameMap[Name]} */
export function element(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/** Creates a button of a class, with a label.
    @param {string} type
    @param {string} name
    @param {(event: MouseEvent) => void} act
    @param {Record<string, string>} attributes */
export function button(type, name, act, attributes = {}) {
  const node = element("button", { class: type, type: "button", ...attributes }, name);
  node.addEventListener("click", act);
  return node;
}
