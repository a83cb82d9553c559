import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  type Article,
  articleFrontMatter,
  countWords,
  fewestWords,
  minutesToRead,
} from '@/lib/site/content/article-schema';
import { splitFrontMatter } from '@/lib/site/content/front-matter';

const folder = path.join(process.cwd(), 'content', 'articles');

/**
 * Reads one article from the text of its file. The build of the blog page calls this, so a broken article stops the
 * build.
 * @throws Error that names the article and everything that is wrong with it
 */
export function readArticle(slug: string, text: string): Article {
  const { data, body } = splitFrontMatter(text);
  const result = articleFrontMatter.safeParse(data);
  if (!result.success) throw new Error(`Article ${slug}: ${z.prettifyError(result.error)}`);
  const words = countWords(body);
  if (words < fewestWords)
    throw new Error(`Article ${slug}: ${words} words, an article has at least ${fewestWords}`);
  const minutes = minutesToRead(words);
  if (result.data.readTime !== minutes)
    throw new Error(`Article ${slug}: readTime is ${result.data.readTime}, its length makes it ${minutes}`);
  return { slug, ...result.data };
}

let articles: readonly Article[] | undefined;

/** Every article, newest first. A new file in content/articles is a new article. */
export function listArticles(): readonly Article[] {
  articles ??= readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readArticle(path.basename(file, '.mdx'), readFileSync(path.join(folder, file), 'utf8')))
    .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
  return articles;
}

export function findArticle(slug: string): Article | undefined {
  return listArticles().find((article) => article.slug === slug);
}

/** Up to `most` others to read next: of the same category first, then the newest. */
export function relatedArticles({ slug, category }: Article, most = 2): readonly Article[] {
  const others = listArticles().filter((article) => article.slug !== slug);
  const alike = others.filter((article) => article.category === category);
  return [...alike, ...others.filter((article) => article.category !== category)].slice(0, most);
}
