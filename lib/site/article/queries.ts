import 'server-only';
import { cache } from 'react';
import { articleKind } from '@/lib/site/article/kind';
import { newestFirst } from '@/lib/site/article/rules';
import { type Article, articleView } from '@/lib/site/article/schema';
import { publishedContent } from '@/lib/site/content/published';

const shownArticles = cache(async () =>
  (await publishedContent(articleKind)).filter(({ content }) => content.shown),
);

export async function readArticles(): Promise<readonly Article[]> {
  return newestFirst((await shownArticles()).map(({ entry, content }) => articleView(entry, content)));
}

/** One article with its text, in Markdown; undefined if it is missing or hidden. */
export async function readArticle(slug: string): Promise<(Article & { readonly body: string }) | undefined> {
  const found = (await shownArticles()).find(({ entry }) => entry === slug);
  return found && { ...articleView(slug, found.content), body: found.content.body };
}
