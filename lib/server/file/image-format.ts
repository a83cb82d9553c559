/** Picture formats that we decode; other decoders, above all SVG's, never read a stranger's file. */
export type ImageFormat = 'jpeg' | 'png' | 'webp';

const beginnings: Readonly<Record<ImageFormat, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes) =>
    bytes.subarray(0, 4).equals(Buffer.from('RIFF')) && bytes.subarray(8, 12).equals(Buffer.from('WEBP')),
};

/** The format by the file's first bytes, not by name and type. */
export function imageFormatOf(bytes: Buffer): ImageFormat | undefined {
  return (Object.keys(beginnings) as ImageFormat[]).find((format) => beginnings[format](bytes));
}
