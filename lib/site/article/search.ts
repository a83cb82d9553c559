import type { Article, ArticleCategory } from '@/lib/site/article/schema';
import { containsText, type ListQuery } from '@/lib/site/content/list-query';

/** The articles of the chosen category with the text in title, excerpt or author; keeps the order. */
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
