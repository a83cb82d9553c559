import { z } from 'zod';
import { articlePictures } from '@/lib/site/article/pictures';
import { day, line, text } from '@/lib/site/content/fields';

/** The four categories of the blog (product.md §2, Blog). */
export const articleCategories = [
  'Mental Health Tips',
  'Therapy Insights',
  'Community Stories',
  'Research & Updates',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

const source = z.strictObject({
  title: line('Please enter the title of the source', 200),
  /** Publisher: an institution, or authors, journal and year. */
  publisher: line('Please enter who published it', 200),
  url: z
    .url({ protocol: /^https$/, error: 'Enter an address that begins with https://' })
    .max(500, 'Use at most 500 characters')
    .optional(),
});

const fewestWords = 100;
const wordsPerMinute = 200;

/** Number of words in a Markdown text; marks without a letter or digit do not count. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const body = text('Please enter the text', 40_000).superRefine((markdown, context) => {
  const words = countWords(markdown);
  if (words >= fewestWords) return;
  const message = `An article has at least ${fewestWords} words; this has ${words}`;
  context.addIssue({ code: 'custom', message });
});

/**
 * The content of an article; its slug is its entry. Refuses unknown keys, because in a file they are
 * misspellings. Its Markdown is checked on saving (`markdownFault`); pages leave out invalid parts.
 */
export const articleSchema = z
  .strictObject({
    title: line('Please enter the title', 90),
    category: z.enum(articleCategories, 'Choose a category'),
    excerpt: line('Please enter the description', 200),
    author: line('Please enter who wrote it', 80),
    /** The expert who reviewed it. */
    reviewer: line('Please enter who checked it', 80).optional(),
    /** Calendar day of publication, and of the last important change. */
    date: day('Please enter the day of publication'),
    updated: day('Please enter the day of the change').optional(),
    featured: z.boolean(),
    picture: z.enum(articlePictures, 'Choose a picture'),
    body,
    sources: z
      .array(source)
      .min(1, 'Name at least one source')
      .max(20, 'Name at most 20 sources')
      .refine(
        (all) => new Set(all.map(({ title }) => title)).size === all.length,
        'Two sources have the same title',
      ),
    shown: z.boolean(),
  })
  .refine(({ date, updated }) => updated === undefined || updated > date, {
    message: 'The change comes after the publication',
    path: ['updated'],
  });

export type ArticleContent = z.output<typeof articleSchema>;

export type Article = Readonly<Omit<ArticleContent, 'body' | 'shown'>> & {
  readonly slug: string;
  /** Minutes, from the length of the text. */
  readonly readTime: number;
};

export function articleView(slug: string, { body, shown: _, ...known }: ArticleContent): Article {
  return { ...known, slug, readTime: minutesToRead(countWords(body)) };
}
