/** Drawings of `public/art` for an article's title or text. */
export const articlePictures = [
  'two-chairs',
  'study-table',
  'two-windows',
  'night-window',
  'tea-break',
  'letter',
  'household',
  'balance',
  'clarity',
  'care',
] as const;

export type ArticlePicture = (typeof articlePictures)[number];
