// Pictures of the cells.
import { idle } from "../common/idle.js";

export const TILE = 250; // cells beside one another in a tile, which is drawn in a few milliseconds
const FEW = 20_000; // so many are drawn one by one

/** Pictures of cells, in a colour, and the safe ones where these are few: of a cell less than a pixel wide nothing
    would be seen. Made piece by piece, since a page has other things to do as well; nothing once they are not `wanted`
    any more. */
export async function tilesOf(cells, side, colour, wanted) {
  const [red, green, blue] = colour.match(/[\d.]+/g).map(Number);
  const [tiles, safe] = [[], []];
  const high = cells.length / side;
  for (let y = 0; y < high; y += TILE) {
    for (let x = 0; x < side; x += TILE) {
      const image = new ImageData(TILE, TILE);
      for (let row = 0; row < TILE && y + row < high; row += 1) {
        for (let column = 0; column < TILE && x + column < side; column += 1) {
          if (!cells[(y + row) * side + x + column]) continue;
          image.data.set([red, green, blue, 255], 4 * (row * TILE + column));
          if (safe.length <= FEW) safe.push([x + column, y + row]);
        }
      }
      const picture = Object.assign(document.createElement("canvas"), { width: TILE, height: TILE });
      picture.getContext("2d").putImageData(image, 0, 0);
      tiles.push({ x, y, picture });
      await idle();
      if (!wanted()) return undefined;
    }
  }
  return { tiles, few: safe.length <= FEW ? safe : [] };
}
