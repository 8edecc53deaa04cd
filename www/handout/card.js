// The page of a single card on paper: `show/?example=ARTICLE/EXAMPLE&print=both`.
import { readable } from "../common/readable.js";
import { written } from "../common/written.js";
import { make } from "../tools/make.js";
import { partsIn } from "./asked.js";
import { handout } from "./handout.js";
import { stylesOf } from "./styles.js";

/** The pictures stand in the page itself here, which has no styles for them. */
const pictureStyles = stylesOf("nian.css");

/** The handout of a card, in the place where it would stand. */
export async function cardOnPaper(place, element) {
  const language = written();
  const query = new URLSearchParams(location.search);
  const address = new URL(location.href);
  for (const name of ["print", "steps"]) address.searchParams.delete(name);
  const back = address.href;
  address.searchParams.set("answers", "hidden");
  address.search = readable(address.search);
  const { shown } = partsIn(query);
  const start = Number(element.getAttribute("step")) || 0;
  const host = make("div");
  place.replaceChildren(host);
  await pictureStyles();
  return handout(host, [{ element, start }], { language, title: "", shown, address: address.href, back });
}
