// The QR code for the pupils' telephones: the lesson as far as the class is.
import { pupilsAddress } from "../common/shown.js";
import { fill } from "../common/fill.js";
import { element } from "../common/make.js";
import { codeOf } from "../tools/qr.js";
import { sheet } from "./dialog.js";

export async function showCode({ root, words }, deck) {
  const address = pupilsAddress(deck, deck.at);
  const dialog = sheet(root, words, fill(words.codeHeading, deck.at), "lecture-code");
  const place = element("div", { class: "lecture-picture", role: "status" }, words.coming);
  dialog.append(place, element("p", {}, element("a", { href: address, target: "_blank", rel: "noopener" }, address)));
  try {
    place.replaceChildren(await codeOf(address, words.codeAbout));
  } catch (error) {
    console.info("nian:", error);
    place.textContent = words.noCode; // too long for one, or what draws it has not come
  }
}
