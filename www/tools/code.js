import { openSheet } from "./dialog.js";
import { make } from "./make.js";
import { codeOf } from "./qr.js";

/** An address for a class to point its telephones at. */
export async function showCode(card, address) {
  const { words } = card;
  const code = await codeOf(address, words.qrAbout);
  const dialog = openSheet(card, words.qr);
  dialog.classList.add("nian-qr");
  dialog.append(code, make("p", {}, make("a", { href: address }, address)));
}
