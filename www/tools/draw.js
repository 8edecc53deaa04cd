/** An SVG element: its name, its attributes, and what stands in it. (A page that requires Trusted
    Types lets nobody read SVG from a text.) */
export function draw([name, attributes, inner]) {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, value);
  drawn.append(...inner.map(draw));
  return drawn;
}
