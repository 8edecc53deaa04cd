// In which encoding a file is: as `nian check` says it at the command line.

/** @typedef {(lead: number, trail: number) => boolean} Usual */

/** The encodings that lessons come in: where each is usual, and between which bytes, lead and trail, its usual
    characters are. A text in one of them is seldom so in another, if it is more than a word.
    @type {[string, string, Usual][]} */
const KINDS = [
  [
    "Big5",
    "zh-Hant",
    (lead, trail) => lead >= 0xa1 && lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1),
  ],
  [
    "GBK",
    "zh-Hans",
    (lead, trail) => ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)) && trail >= 0xa1,
  ],
  ["Shift_JIS", "ja", (lead, trail) => lead >= 0x81 && lead <= 0x97 && trail >= 0x40 && trail !== 0x7f],
];

/** So much of what is not ASCII has to be usual: a text has other signs, too. */
const USUAL = 0.75;

/** What the bytes of a file say: { text } in UTF-8 or UTF-16, with a byte order mark or without; else { looks }, the name
    of the encoding that it seems to be in, if in doubt of that for this language; { text } with what cannot be read
    replaced, where it is like none.
    @param {ArrayBuffer} bytes
    @param {string} lang
    @returns {{ text: string, looks?: undefined } | { text?: undefined, looks: string }} */
export function decode(bytes, lang) {
  const all = new Uint8Array(bytes);
  const order = orderOf(all);
  try {
    return { text: new TextDecoder(order ? `utf-16${order}` : "utf-8", { fatal: true }).decode(all) };
  } catch {
    if (order) return { looks: "UTF-16" };
  }
  const likely = KINDS.map(([looks, at, usual]) => ({ looks, share: shareOf(all, usual), own: Number(at === lang) }));
  const [{ share, looks }] = likely.sort((one, other) => other.share - one.share || other.own - one.own);
  return share >= USUAL && reads(all, looks) ? { looks } : { text: new TextDecoder().decode(all) };
}

/** The order of the bytes of UTF-16. JSON begins with a letter of ASCII: that shows it where there is no mark.
    @param {Uint8Array} bytes */
function orderOf([one, two]) {
  if ((one === 0xff && two === 0xfe) || (one > 0 && two === 0)) return "le";
  return (one === 0xfe && two === 0xff) || (one === 0 && two > 0) ? "be" : undefined;
}

/** How much of what is not ASCII is usual.
    @param {Uint8Array} bytes
    @param {Usual} usual */
function shareOf(bytes, usual) {
  let [good, all] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] < 0x80) continue;
    all += 1;
    if (usual(bytes[at], bytes[at + 1])) good += 1;
    at += 1;
  }
  return all && good / all;
}

/** Whether bytes are a text in an encoding.
    @param {Uint8Array<ArrayBuffer>} bytes
    @param {string} name */
function reads(bytes, name) {
  try {
    return Boolean(new TextDecoder(name, { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
