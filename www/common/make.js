/** An element with attributes, and what stands in it. */
export function element(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

export function button(type, name, act, attributes = {}) {
  const node = element("button", { class: type, type: "button", ...attributes }, name);
  node.addEventListener("click", act);
  return node;
}
