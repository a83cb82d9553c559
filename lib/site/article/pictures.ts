/** Drawings of `public/art` that an article can have beside its title or in its text. */
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
