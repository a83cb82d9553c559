import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pdfWith, pdfWithFolded, pdfWithStream, plainPdf } from './pdfs';
import { flood, plainPicture, withText, withWrongSum } from './pictures';

/** A file that an attacker might send (research list 7.8), made here and never downloaded. */
export type HostileFile = {
  readonly what: string;
  readonly make: () => Promise<Buffer> | Buffer;
  /** The expected result; `clean`: stored with its visible content only. */
  readonly end: 'refused' | 'clean';
  readonly name?: string;
  readonly type?: string;
};

/**
 * Data that hostile files hide and a cleaned picture no longer has: other formats, scripts, places, names of
 * devices and people.
 */
const signs = [
  '<script',
  '<?php',
  '%PDF',
  '<svg',
  'onload',
  'PK\x03\x04',
  'MZ\x90',
  'GPS',
  'Spycam',
  'Meera',
  'ANTARMAN',
];

/** @returns the signs of hidden data left in a cleaned picture */
export function signsIn(content: Buffer): string[] {
  return signs.filter((sign) => content.includes(bytes(sign)));
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const jpeg = () => plainPicture(64, 48).jpeg().toBuffer();
const png = () => plainPicture(64, 48).png().toBuffer();
const webp = () => plainPicture(64, 48).webp().toBuffer();
const pictures = { jpeg, png, webp };

const payloads: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a page': '<!doctype html><html><body onload=alert(1)>',
  PHP: '<?php system($_GET["c"]); ?>',
  'a ZIP': 'PK\x03\x04\x14\0\0\0',
  'a PDF': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(x)>>>>endobj',
  'a program': 'MZ\x90\0\x03\0\0\0',
  'an SVG': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a shell script': '#!/bin/sh\nrm -rf /\n',
  'EICAR-like text': 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$ANTARMAN-TEST-FILE!$H+H*',
};

/** Pictures with other content at their end or in their metadata. */
const polyglots: HostileFile[] = Object.entries(pictures).flatMap(([format, make]) =>
  Object.entries(payloads).map(([what, words]) => ({
    what: `${format} with ${what} behind it`,
    make: async () => Buffer.concat([await make(), bytes(words)]),
    end: 'clean' as const,
  })),
);
const inWords: HostileFile[] = Object.entries(payloads).map(([what, words]) => ({
  what: `PNG with ${what} in its text`,
  make: async () => withText(await png(), words),
  end: 'clean',
}));

const gps = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
  IFD0: { Make: 'Spycam', Artist: 'Meera' },
};
const telling: HostileFile[] = Object.entries(pictures).flatMap(([format]) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
    what: `${format} with place, maker and orientation ${orientation}`,
    make: () =>
      plainPicture(64, 48)
        .withExif({ ...gps, IFD0: { ...gps.IFD0, Orientation: String(orientation) } })
        .withMetadata({ orientation })
        .toFormat(format as 'jpeg')
        .toBuffer(),
    end: 'clean' as const,
  })),
);

const others: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'an SVG with a script': () =>
    bytes(`<svg xmlns="http://www.w3.org/2000/svg">${payloads['a script']}</svg>`),
  'an SVG with a foreign object': () =>
    bytes('<svg><foreignObject><iframe src="javascript:1"/></foreignObject></svg>'),
  'an SVG with an entity': () =>
    bytes('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  'an SVG behind a mark of text': () => bytes('\xef\xbb\xbf<?xml version="1.0"?><svg/>'),
  HTML: () => bytes(payloads['a page'] ?? ''),
  'HTML behind a space': () => bytes(` \n${payloads['a page']}`),
  'a GIF': () => plainPicture(40, 40).gif().toBuffer(),
  'a GIF that is a script': () => bytes('GIF89a/*<svg/onload=alert(1)>*/=1'),
  'a TIFF': () => plainPicture(40, 40).tiff().toBuffer(),
  'an AVIF': () => plainPicture(64, 64).avif({ effort: 0 }).toBuffer(),
  'a HEIC': () => bytes('\0\0\0\x18ftypheic\0\0\0\0heicmif1'),
  'a BMP': () => bytes(`BM${'\0'.repeat(60)}`),
  'an ICO': () => bytes('\0\0\x01\0\x01\0\x10\x10'),
  'an ICC profile': () => bytes('\0\0\x02\x0cADBE\x02\x10\0\0mntrRGB XYZ '),
  'a JPEG 2000': () => bytes('\0\0\0\x0cjP  \r\n\x87\n'),
  'a JPEG XL': () => bytes('\xff\x0a\0\0\0'),
  'a ZIP': () => bytes('PK\x03\x04\x14\0'),
  'a program': () => bytes('MZ\x90\0'),
  'an ELF program': () => bytes('\x7fELF\x02\x01\x01'),
  'a Java class': () => bytes('\xca\xfe\xba\xbe\0\0\0\x34'),
  'a sound': () => bytes('RIFF\x24\0\0\0WAVEfmt '),
  'a film': () => bytes('\0\0\0\x18ftypmp42\0\0\0\0'),
  'an old Office file': () => bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  PostScript: () => bytes('%!PS-Adobe-3.0 EPSF-3.0\n(x) run'),
  'rich text': () => bytes('{\\rtf1{\\object\\objdata 01}}'),
  'a shortcut': () => bytes('L\0\0\0\x01\x14\x02\0'),
  'plain words': () => bytes('paid, thank you'),
  'a data address': () => bytes('data:image/png;base64,AAAA'),
  NULs: () => Buffer.alloc(4096),
  nothing: () => Buffer.alloc(0),
};

/** Files that are no pictures, with the names and types of pictures. */
const disguises = [
  { name: 'paid.png', type: 'image/png' },
  { name: 'paid.jpg', type: 'image/jpeg' },
  { name: 'paid.pdf', type: 'application/pdf' },
];
const disguised: HostileFile[] = Object.entries(others).flatMap(([what, make]) =>
  disguises.map((as) => ({ what: `${what} as ${as.name}`, make, end: 'refused' as const, ...as })),
);

const cuts: HostileFile[] = Object.entries(pictures).flatMap(([format, make]) =>
  [0.02, 0.2, 0.5, 0.9].map((share) => ({
    what: `${share * 100} % of a ${format}`,
    make: async () => {
      const whole = await make();
      return whole.subarray(0, Math.max(12, Math.floor(whole.length * share)));
    },
    end: 'refused' as const,
  })),
);

const bombs: HostileFile[] = [
  { what: 'a flood of pixels', make: () => flood(16_000), end: 'refused' },
  { what: 'just more pixels than allowed', make: () => flood(6_325), end: 'refused' },
  { what: 'a PNG with a wrong sum', make: async () => withWrongSum(await png()), end: 'refused' },
  {
    what: 'an animation of many frames',
    make: () =>
      sharp(Buffer.alloc(16 * 16 * 3 * 400, 90), {
        raw: { width: 16, height: 16 * 400, channels: 3, pageHeight: 16 },
      })
        .webp({ loop: 0 })
        .toBuffer(),
    end: 'clean',
  },
  {
    what: 'a CMYK JPEG',
    make: () => plainPicture(40, 40).toColourspace('cmyk').jpeg().toBuffer(),
    end: 'clean',
  },
  {
    what: 'a 16-bit PNG',
    make: () => plainPicture(40, 40).toColourspace('rgb16').png().toBuffer(),
    end: 'clean',
  },
  {
    what: 'a PDF whose objects unfold without end',
    make: () => pdfWithFolded('', `<< >>${' '.repeat(6 << 20)}`),
    end: 'refused',
  },
  {
    what: 'a PDF whose stream unfolds without end',
    make: () => pdfWithStream('', ' '.repeat(60 << 20), '/Filter /FlateDecode'),
    end: 'refused',
  },
  {
    what: 'a PDF packed twice',
    make: () =>
      pdfWithStream(
        '',
        deflateSync(Buffer.alloc(1 << 20)).toString('latin1'),
        '/Filter [/FlateDecode /FlateDecode]',
      ),
    end: 'refused',
  },
];

const forbidden = [
  '/S /JavaScript /JS (app.alert(1))',
  '/S /Launch /F (cmd.exe)',
  '/S /GoToR /F (//host/share)',
  '/S /SubmitForm /F (http://a)',
  '/S /ImportData /F (x)',
  '/Type /EmbeddedFile',
  '/Subtype /RichMedia',
  '/AA << /O 4 0 R >>',
  '/OpenAction 4 0 R',
  '/XFA 4 0 R',
  '/Encrypt 4 0 R',
];
const escaped = (text: string) =>
  text.replace(/\/([A-Z])/g, (_, letter: string) => `/#${letter.charCodeAt(0).toString(16)}`);
const pdfs: HostileFile[] = forbidden.flatMap((words) => [
  { what: `a PDF with ${words}`, make: () => pdfWith('', `<< ${words} >>`), end: 'refused' as const },
  { what: `a PDF with ${words} in its catalogue`, make: () => pdfWith(words), end: 'refused' as const },
  {
    what: `a PDF with ${words} spelt otherwise`,
    make: () => pdfWith('', `<< ${escaped(words)} >>`),
    end: 'refused' as const,
  },
  {
    what: `a PDF with ${words} folded away`,
    make: () => pdfWithFolded('', `<< ${words} >>`),
    end: 'refused' as const,
  },
]);
const brokenPdfs: HostileFile[] = [
  { what: 'the first line of a PDF', make: () => bytes('%PDF-1.7\n'), end: 'refused' },
  { what: 'half a PDF', make: async () => (await plainPdf()).subarray(0, 300), end: 'refused' },
  {
    what: 'a page before a PDF',
    make: async () => Buffer.concat([bytes('<html>'), await plainPdf()]),
    end: 'refused',
  },
  {
    what: 'a PDF that refers to itself',
    make: () => bytes('%PDF-1.7\n1 0 obj 1 0 R endobj\ntrailer<</Root 1 0 R>>'),
    end: 'refused',
  },
  {
    what: 'a PDF of ten thousand pages',
    make: () =>
      bytes(
        pdfWith('')
          .toString('latin1')
          .replace('[3 0 R]', `[${'3 0 R '.repeat(10_000)}]`),
      ),
    end: 'refused',
  },
];

const names = [
  '../../../etc/passwd',
  'a/b\\c.png',
  'a\0b.jpg',
  '\u202egnp.exe',
  'x'.repeat(5_000),
  'paid.jpg.html',
  'paid.php;.png',
  'CON',
  'paid',
  '"; drop table payment_submissions; --.png',
  '<img src=x onerror=alert(1)>.png',
  '.htaccess',
];
const named: HostileFile[] = names.flatMap((name) =>
  ['image/png', 'text/html', ''].map((type) => ({
    what: `a picture called ${name.slice(0, 40)} of type ${type || 'none'}`,
    make: png,
    end: 'clean' as const,
    name,
    type,
  })),
);

export const hostileFiles: readonly HostileFile[] = [
  ...polyglots,
  ...inWords,
  ...telling,
  ...disguised,
  ...cuts,
  ...bombs,
  ...pdfs,
  ...brokenPdfs,
  ...named,
];
