import { describe, expect, it } from 'vitest';
import { isHeic } from '@/lib/format/heic';

const box = (size: number, words: string) =>
  Buffer.from(`\0\0\0${String.fromCharCode(size)}ftyp${words}`, 'latin1');

describe('a photo in HEIC', () => {
  it.each([
    ['of an iPhone', box(24, 'heic\0\0\0\0mif1heic')],
    [
      'of an iPhone, with more behind it',
      Buffer.concat([box(24, 'heic\0\0\0\0mif1heic'), Buffer.alloc(900, 1)]),
    ],
    ['of another phone', box(24, 'mif1\0\0\0\0mif1heic')],
    ['of several pictures', box(24, 'hevc\0\0\0\0msf1hevc')],
    ['with a brand alone', box(16, 'heix\0\0\0\0')],
  ])('is known by its first bytes: %s', (_, bytes) => {
    expect(isHeic(bytes)).toBe(true);
  });

  it.each([
    ['AVIF', box(24, 'avif\0\0\0\0mif1avif')],
    ['a film', box(24, 'mp42\0\0\0\0mp42isom')],
    ['JPEG', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1')],
    ['a text about heic', Buffer.from('ftypheic is a word')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', (_, bytes) => {
    expect(isHeic(bytes)).toBe(false);
  });
});
