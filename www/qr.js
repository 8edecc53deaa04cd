// QR codes (ISO/IEC 18004) of addresses: bytes, error correction level M, up to version 20 (666
// bytes), which is more than any address of ours.

// For each version: codewords of error correction in a block, and the number of blocks.
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** The code as an `<svg>`, dark on light whatever the theme, with the margin that readers need. */
export function drawing(text) {
  const rows = modules(text);
  const all = rows.length + 8;
  const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x + 4} ${y + 4}h1v1h-1z` : [])));
  const make = (name, attributes) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const svg = make("svg", { viewBox: `0 0 ${all} ${all}`, "shape-rendering": "crispEdges" });
  svg.append(make("path", { fill: "#fff", d: `M0 0h${all}v${all}H0z` }), make("path", { fill: "#000", d: dark.join("") }));
  return svg;
}

/** The modules, row by row; `true` is dark. */
export function modules(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CORRECTION.findIndex((_, at) => room(at + 1) >= bytes.length) + 1;
  if (!version) throw new RangeError(`${bytes.length} bytes are too many for a QR code`);
  const words = interleaved(codewords(bytes, version), version);
  const made = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => draw(words, version, mask));
  return made.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The modules of a version that carry codewords. */
function capacity(version) {
  const alignments = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const taken = alignments ? (25 * alignments - 10) * alignments - 55 : 0;
  return (16 * version + 128) * version + 64 - taken - (version > 6 ? 36 : 0);
}

const dataWords = (version) => Math.floor(capacity(version) / 8) - CORRECTION[version - 1] * BLOCKS[version - 1];
/** How many bytes of text fit: mode and length take 12 or 20 bits. */
const room = (version) => dataWords(version) - (version < 10 ? 2 : 3);

function codewords(bytes, version) {
  const length = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, "0");
  const bits = `0100${length}${bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("")}0000`;
  const words = bits.match(/.{8}/g).map((word) => parseInt(word, 2));
  for (let pad = 0xec; words.length < dataWords(version); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Cuts the codewords into blocks, adds each block's correction, and takes all by turns. */
function interleaved(words, version) {
  const [correction, count] = [CORRECTION[version - 1], BLOCKS[version - 1]];
  const total = Math.floor(capacity(version) / 8);
  const long = total % count; // so many blocks, the last ones, hold one more
  const short = Math.floor(total / count) - correction;
  const data = Array.from({ length: count }, (_, at) => {
    const from = at * short + Math.max(0, at - (count - long));
    return words.slice(from, from + short + (at >= count - long ? 1 : 0));
  });
  const divisor = generator(correction);
  const turns = (blocks, most) => Array.from({ length: most }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
  return [...turns(data, short + 1), ...turns(data.map((block) => remainder(block, divisor)), correction)];
}

// Reed–Solomon codes over GF(256) modulo x⁸ + x⁴ + x³ + x² + 1.

function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** (x − 1)(x − 2)(x − 4)…, without its first coefficient. */
function generator(degree) {
  const result = [...Array(degree - 1).fill(0), 1];
  for (let root = 1, at = 0; at < degree; at += 1, root = times(root, 2)) {
    for (let to = 0; to < degree; to += 1) result[to] = times(result[to], root) ^ (result[to + 1] ?? 0);
  }
  return result;
}

function remainder(words, divisor) {
  let rest = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ rest[0];
    rest = divisor.map((coefficient, at) => (rest[at + 1] ?? 0) ^ times(coefficient, factor));
  }
  return rest;
}

// The square.

const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

function draw(words, version, mask) {
  const size = version * 4 + 17;
  const rows = Array.from({ length: size }, () => Array(size).fill(undefined));
  patterns(rows, version);
  format(rows, mask);
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (rows[y][x] !== undefined) continue;
        const bit = (words[at >> 3] >> (7 - (at & 7))) & 1; // past the end: none
        rows[y][x] = Boolean(bit) !== (MASKS[mask](x, y) === 0);
        at += 1;
      }
    }
  }
  return rows;
}

/** What is the same in every code of a version. */
function patterns(rows, version) {
  const size = rows.length;
  for (let at = 0; at < size; at += 1) rows[6][at] = rows[at][6] = at % 2 === 0;
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) rings(rows, x, y, 4, (far) => far !== 2 && far !== 4);
  const places = alignments(version);
  for (const x of places) {
    for (const y of places) {
      const corner = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
      if (!corner) rings(rows, x, y, 2, (far) => far !== 1);
    }
  }
  if (version < 7) return;
  const bits = (version << 12) | checked(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)];
    rows[a][b] = rows[b][a] = Boolean((bits >> at) & 1);
  }
}

function rings(rows, x, y, reach, dark) {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (!(y + dy in rows && x + dx in rows)) continue;
      rows[y + dy][x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
    }
  }
}

function alignments(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => version * 4 + 10 - at * step)];
}

/** The level (M is 0) and the mask, twice, and the module that is always dark. */
function format(rows, mask) {
  const size = rows.length;
  const bits = ((mask << 10) | checked(mask, 10, 0x537)) ^ 0x5412;
  for (let at = 0; at < 15; at += 1) {
    const bit = Boolean((bits >> at) & 1);
    const [x, y] = at < 8 ? [8, at + (at > 5)] : [at === 8 ? 7 : 14 - at, 8];
    rows[y][x] = bit;
    if (at < 8) rows[8][size - 1 - at] = bit;
    else rows[size - 15 + at][8] = bit;
  }
  rows[size - 8][8] = true;
}

/** The check bits of a value: its remainder modulo a polynomial of this degree. */
function checked(value, degree, polynomial) {
  let rest = value;
  for (let at = 0; at < degree; at += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return rest;
}

/** How hard it is to read, by the four rules of the standard. */
function penalty(rows) {
  const size = rows.length;
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]))].map((line) => line.map(Number).join(""));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const one = rows[y][x];
      if (rows[y - 1][x] === one && rows[y][x - 1] === one && rows[y - 1][x - 1] === one) sum += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
