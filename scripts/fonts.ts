// `node --import tsx scripts/fonts.ts`: makes the two fonts of the pages (`app/fonts`) from the packages that bring
// them whole: only the weights that `app/globals.css` and the classes use, and only the characters below. Copies those of
// papers (`lib/server/pdf/fonts`). Run it after an upgrade of those packages, and when a weight, a character or a script is
// missing; the result is committed.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.dirname(import.meta.dirname);

/** From the first to the last code point, both included. */
type Span = readonly [first: number, last: number];

/** English and the signs of our texts. Other scripts and ₹ come from the reader's own fonts. */
const common: readonly Span[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** The letters with marks of Western Europe: a browser fetches them for a page that has one, as in a name (`app/fonts.ts`). */
const marked: readonly Span[] = [
  [0xbf, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
];

const fonts = [
  // The font has only the weight of headings: the axis would cost 13 KB for an invisible difference.
  { name: 'fraunces', weights: 560 },
  { name: 'figtree', weights: { min: 400, max: 700 } },
] as const;

const textOf = (spans: readonly Span[]) =>
  spans
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');

for (const { name, weights } of fonts) {
  const whole = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const bytes = await readFile(path.join(root, whole));
  for (const [part, spans] of [
    [name, common],
    [`${name}-marked`, marked],
  ] as const) {
    const made = await subsetFont(bytes, textOf(spans), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(path.join(root, 'app', 'fonts', `${part}.woff2`), made);
    console.log(`${part}: ${made.length} bytes`);
  }
}

/** Package, part and weights of each font of papers, and the licence that goes with it. */
const ofPapers = [
  ['figtree', ['latin', 'latin-ext'], [400, 600], 'figtree'],
  ['fraunces', ['latin'], [600], 'fraunces'],
  ...[
    'bengali',
    'devanagari',
    'gujarati',
    'gurmukhi',
    'kannada',
    'malayalam',
    'oriya',
    'tamil',
    'telugu',
  ].map((script) => [`noto-sans-${script}`, [script], [400, 600], 'noto-sans'] as const),
  ['noto-naskh-arabic', ['arabic'], [400, 600], 'noto-naskh-arabic'],
] as const;

const papers = path.join(root, 'lib', 'server', 'pdf', 'fonts');
for (const [name, parts, weights, licence] of ofPapers) {
  const from = path.join(root, 'node_modules', '@fontsource', name);
  await copyFile(path.join(from, 'LICENSE'), path.join(papers, `LICENSE-${licence}`));
  for (const file of parts.flatMap((part) =>
    weights.map((weight) => `${name}-${part}-${weight}-normal.woff`),
  )) {
    await copyFile(path.join(from, 'files', file), path.join(papers, file));
  }
}
