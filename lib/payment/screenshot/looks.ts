import 'server-only';
import sharp from 'sharp';

const columns = 9;
const rows = 8;

/**
 * Difference hash of a picture: whether each of 8 × 8 cells is brighter than its right neighbour. Saving,
 * scaling or slightly recolouring the picture does not change it. Signed, for a `bigint` column.
 * @param picture decoded and upright; read once
 */
export async function perceptualHash(picture: Buffer): Promise<bigint> {
  const grey = await sharp(picture).greyscale().resize(columns, rows, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const left = grey[row * columns + column] ?? 0;
      const right = grey[row * columns + column + 1] ?? 0;
      bits = (bits << 1n) | (left > right ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
}
