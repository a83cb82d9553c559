import { z } from 'zod';

/** The four categories of the blog (product.md §2, Blog). */
export const articleCategories = [
  'Mental Health Tips',
  'Therapy Insights',
  'Community Stories',
  'Research & Updates',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** Names of the illustrations that an article can use. */
const articlePictures = ['two-chairs', 'study-table', 'two-windows', 'night-window'] as const;

const line = z.string().trim().min(3);

const source = z.strictObject({
  title: line,
  /** Publisher: an institution, or authors, journal and year. */
  publisher: line,
  url: z.url({ protocol: /^https$/ }).optional(),
});

/** The front matter of every article. Refuses unknown keys, because they are misspellings. */
export const articleFrontMatter = z.strictObject({
  title: line.max(90),
  category: z.enum(articleCategories),
  excerpt: line.max(200),
  author: line,
  /** Calendar date of publication. */
  date: z.iso.date(),
  /** Minutes, as shown to readers; checked against the length of the text. */
  readTime: z.number().int().positive(),
  featured: z.boolean(),
  picture: z.enum(articlePictures),
  sources: z.array(source).min(3),
});

export type Article = Readonly<z.infer<typeof articleFrontMatter>> & { readonly slug: string };

export const fewestWords = 700;
const wordsPerMinute = 200;

/** Number of words in a Markdown text; marks without a letter or digit do not count. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes that an adult takes to read that many words. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
