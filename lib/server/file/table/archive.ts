import 'server-only';
import { inflateRawSync } from 'node:zlib';
import { largestText } from '@/lib/server/file/table/limits';

/** Thrown for a ZIP that is broken, locked, or holds none or several files. */
export class UnreadableArchive extends Error {
  override name = 'UnreadableArchive';
  constructor(readonly why: 'zip-broken' | 'zip-locked' | 'zip-many') {
    super(why);
  }
}

export const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** Most parts of a ZIP: a bank's workbook has some ten, one made by people a hundred. */
const mostParts = 2_000;

type Part = {
  readonly name: string;
  /** @throws UnreadableArchive for more than `most` bytes, before unpacking */
  readonly unfold: (most: number) => Uint8Array;
};

/**
 * The parts of a ZIP by its directory (APPNOTE 4.3.12); nothing is unpacked yet.
 * @throws UnreadableArchive for a broken or locked one
 */
export function partsOf(bytes: Uint8Array): readonly Part[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const broken = () => new UnreadableArchive('zip-broken');
  try {
    const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
    if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) throw broken();
    let place = zip.readUInt32LE(end + 16);
    const count = zip.readUInt16LE(end + 10);
    if (count > mostParts) throw broken();
    // Overlapping parts would be unpacked once for each name.
    let left = zip.length;
    return Array.from({ length: count }, () => {
      if (zip.readUInt32LE(place) !== directoryEntry) throw broken();
      if (zip.readUInt16LE(place + 8) & 1) throw new UnreadableArchive('zip-locked');
      const method = zip.readUInt16LE(place + 10);
      const packed = zip.readUInt32LE(place + 20);
      left -= packed;
      if (left < 0) throw broken();
      const local = zip.readUInt32LE(place + 42);
      const nameLength = zip.readUInt16LE(place + 28);
      const name = zip.toString('utf8', place + 46, place + 46 + nameLength);
      place += 46 + nameLength + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
      return { name, unfold: (most) => unfolded(zip, { method, packed, local }, most) };
    });
  } catch (error) {
    throw error instanceof UnreadableArchive ? error : broken();
  }
}

type Place = { readonly method: number; readonly packed: number; readonly local: number };

function unfolded(zip: Buffer, { method, packed, local }: Place, most: number): Uint8Array {
  const broken = () => new UnreadableArchive('zip-broken');
  if (most < 1) throw broken();
  try {
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const part = zip.subarray(start, start + packed);
    if (method === 0 && part.length <= most) return part;
    if (method === 8) return inflateRawSync(part, { maxOutputLength: most });
  } catch {
    // The code below reports it as broken or too large.
  }
  throw broken();
}

/** Whether these are the parts of a workbook, which has its own reader. */
const isBook = (parts: readonly Part[]) =>
  parts.some(({ name }) => name === '[Content_Types].xml' || name === 'mimetype');

/** Extra entries that programs add to a ZIP. */
const beside = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;

/**
 * The only file of a ZIP, as banks send theirs; any other file, including workbooks, is returned
 * unchanged.
 * @param known name of the file that is meant where a ZIP has several
 * @throws UnreadableArchive for a ZIP with none or several, a locked one, and one that unpacks to more than
 * the largest text
 */
export function onlyFileOf(bytes: Uint8Array, known?: string): Uint8Array {
  if (!isZip(bytes)) return bytes;
  const parts = partsOf(bytes);
  if (isBook(parts)) return bytes;
  const all = parts.filter(({ name }) => !beside.test(name));
  const named = all.filter(({ name }) => name === known);
  const files = named.length > 0 ? named : all;
  const [only] = files;
  if (!only || files.length > 1) throw new UnreadableArchive('zip-many');
  const file = only.unfold(largestText);
  if (isZip(file) && !isBook(partsOf(file))) throw new UnreadableArchive('zip-many');
  return file;
}
