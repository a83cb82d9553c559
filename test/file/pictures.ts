import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export function plainPicture(width = 640, height = 480, colour = '#c8843c') {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** Corners of `quarters()`, clockwise from the top left. */
export const corners = { red: [200, 0, 0], green: [0, 160, 0], white: [250, 250, 250], blue: [0, 0, 200] };

/** A picture in four colours, so that a test can see its rotation. */
export async function quarters(): Promise<Sharp> {
  const part = ([r = 0, g = 0, b = 0]: readonly number[]) =>
    sharp({ create: { width: 100, height: 80, channels: 3, background: { r, g, b } } })
      .png()
      .toBuffer();
  const at = (left: number, top: number, input: Buffer) => ({ input, left, top });
  return sharp({ create: { width: 200, height: 160, channels: 3, background: '#000' } }).composite([
    at(0, 0, await part(corners.red)),
    at(100, 0, await part(corners.green)),
    at(100, 80, await part(corners.white)),
    at(0, 80, await part(corners.blue)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}

/** A black PNG of one bit a pixel: a few kilobytes that expand to any number of pixels. */
export function flood(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG with a text chunk that no decoder needs. */
export function withText(png: Buffer, text: string): Buffer {
  const afterHeader = 33;
  const words = chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));
  return Buffer.concat([png.subarray(0, afterHeader), words, png.subarray(afterHeader)]);
}

/** A PNG whose pixels do not match their checksum. */
export function withWrongSum(png: Buffer): Buffer {
  const broken = Buffer.from(png);
  const data = broken.indexOf('IDAT');
  const at = data + 12;
  broken[at] = (broken[at] ?? 0) ^ 0xff;
  return broken;
}
