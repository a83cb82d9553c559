import 'server-only';
import sharp from 'sharp';

const columns = 9;
const rows = 8;

/**
 * Difference hash of a picture: whether each of 8 × 8 spots is brighter than its right neighbour. It stays the same
 * when somebody saves, scales or slightly recolours the picture. Signed, as a `bigint` column holds it.
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
