import localFont from 'next/font/local';

// Two files, 26 KB in all (`scripts/fonts.ts`, docs/decisions/23). Other scripts and ₹ come from the reader's own fonts.
// `fonts/stand-ins.css` names the fonts shown until then. `swap`: headings, the look of the service, change whenever it comes.
// `optional`: text whose font is not there when a page is shown keeps the stand-in, so that a slow phone sets it once.
const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  variable: '--font-fraunces',
  // The file has one weight; the range keeps browsers from thickening it.
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
});

const figtree = localFont({
  src: './fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});

// Letters with marks, as in a name. A browser fetches them for a page that has one; the spans are those of `scripts/fonts.ts`.
// The framework reads these settings from the source, so none of them can be a shared constant.
const frauncesMarked = localFont({
  src: './fonts/fraunces-marked.woff2',
  variable: '--font-fraunces-marked',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+BF-D6, U+D8-FF, U+131, U+152-153' }],
});

const figtreeMarked = localFont({
  src: './fonts/figtree-marked.woff2',
  variable: '--font-figtree-marked',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+BF-D6, U+D8-FF, U+131, U+152-153' }],
});

/** Classes of the root element, which name the fonts to the style sheets. */
export const fontClasses = [fraunces, frauncesMarked, figtree, figtreeMarked]
  .map(({ variable }) => variable)
  .join(' ');
