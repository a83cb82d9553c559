import localFont from 'next/font/local';

// Two files, 35 KB in all (`scripts/fonts.ts`, docs/decisions/353). Other scripts and ₹ come from the reader's own fonts.
// `optional`: a font that is not there when a page is shown waits for the next page, so that no line moves. Until then `fonts/stand-ins.css`.
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  variable: '--font-fraunces',
  // The file has one weight; the range keeps browsers from thickening it.
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: false,
});

export const figtree = localFont({
  src: './fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});
