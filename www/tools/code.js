import { fill } from "../common/fill.js";
import { openSheet } from "./dialog.js";
import { make } from "../common/make.js";
import { codeOf } from "./qr.js";

/** The most characters of an address that telephones read from a screen. */
const MOST = 1500;

/** An address for a class to point its telephones at.
    @param {import("../tools.js").Card} card
    @param {string} address */
export async function showCode(card, address) {
  const { words } = card;
  if (address.length > MOST)
    return openSheet(card, words.qr).append(make("p", {}, fill(words.qrLong, address.length, MOST)));
  const code = await codeOf(address, words.qrAbout);
  const dialog = openSheet(card, words.qr);
  dialog.classList.add("nian-qr");
  dialog.append(code, make("p", {}, make("a", { href: address }, address)));
}
