import localFont from 'next/font/local';

// Two files, 35 KB in all (`scripts/fonts.ts`, docs/decisions/353). Other scripts and ₹ come from the reader's own fonts.
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  variable: '--font-fraunces',
  // The file has one weight; the range keeps browsers from thickening it.
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

export const figtree = localFont({
  src: './fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
