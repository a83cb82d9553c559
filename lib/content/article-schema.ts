import { z } from 'zod';

/** The four shelves of the blog (spec §2, Blog). */
export const articleCategories = [
  'Mental Health Tips',
  'Therapy Insights',
  'Community Stories',
  'Research & Updates',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** Names of the drawn pictures that an article may stand beside. */
const articlePictures = ['two-chairs', 'study-table', 'two-windows', 'night-window'] as const;

export type ArticlePictureName = (typeof articlePictures)[number];

const line = z.string().trim().min(3);

const source = z.strictObject({
  title: line,
  /** Who published it: an institution, or authors, journal and year. */
  publisher: line,
  url: z.url({ protocol: /^https$/ }).optional(),
});

/** What every article says about itself before its text begins. Unknown keys are refused: they are misspellings. */
export const articleFrontMatter = z.strictObject({
  title: line.max(90),
  category: z.enum(articleCategories),
  excerpt: line.max(200),
  author: line,
  /** Calendar date of publication. */
  date: z.iso.date(),
  /** Minutes, as readers are told; checked against the length of the text. */
  readTime: z.number().int().positive(),
  featured: z.boolean(),
  picture: z.enum(articlePictures),
  sources: z.array(source).min(3),
});

export type Article = Readonly<z.infer<typeof articleFrontMatter>> & { readonly slug: string };

export const fewestWords = 700;
const wordsPerMinute = 200;

/** Words of a text in Markdown; marks without a letter or figure do not count. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes that an adult takes to read so many words. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
