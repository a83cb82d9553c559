import type { Article, ArticleCategory } from '@/lib/content/article-schema';
import { containsText, type ListQuery } from '@/lib/content/list-query';

/** The articles that hold the text in title, excerpt or author and stand on the chosen shelf; order is kept. */
export function searchArticles(
  articles: readonly Article[],
  { q, category }: ListQuery<ArticleCategory>,
): readonly Article[] {
  return articles.filter(
    (article) =>
      (category === undefined || article.category === category) &&
      containsText([article.title, article.excerpt, article.author], q),
  );
}
