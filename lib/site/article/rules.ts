import type { Article } from '@/lib/site/article/schema';

/** The newest first, and by slug within a day, so that every list has the same order. */
export function newestFirst(articles: readonly Article[]): readonly Article[] {
  return articles.toSorted(
    (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
  );
}

/** Up to two other articles to read next: of the same category first, then the newest. */
export function relatedArticles(
  articles: readonly Article[],
  { slug, category }: Pick<Article, 'slug' | 'category'>,
): readonly Article[] {
  const others = articles.filter((article) => article.slug !== slug);
  const alike = others.filter((article) => article.category === category);
  return [...alike, ...others.filter((article) => article.category !== category)].slice(0, 2);
}
