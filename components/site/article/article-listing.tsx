import { Drawing } from '@/components/illustration/drawing';
import { ArticleCard } from '@/components/site/article/article-card';
import { ListFilter, ListResults } from '@/components/site/resource/list-filter';
import { type Article, type ArticleCategory, articleCategories } from '@/lib/site/article/schema';
import type { ListQuery } from '@/lib/site/content/list-query';

/** The articles with their search. The featured one comes first while there is no search. */
export function ArticleListing({
  articles,
  query,
}: {
  articles: readonly Article[];
  query: ListQuery<ArticleCategory>;
}) {
  const filtered = query.q !== '' || query.category !== undefined;
  const lead = filtered ? undefined : articles.find((article) => article.featured);
  const rest = articles.filter((article) => article !== lead);
  return (
    <div className="space-y-10">
      <ListFilter
        action="/blog"
        q={query.q}
        category={query.category}
        categories={articleCategories}
        searchLabel="Search articles"
        placeholder="Search articles..."
      />
      <ListResults>
        <section aria-labelledby="articles" className="space-y-6">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 id="articles">{filtered ? 'Filtered Articles' : 'Latest Articles'}</h2>
            <p data-count className="text-muted-foreground">
              {articles.length === 1 ? '1 article' : `${articles.length} articles`}
            </p>
            {filtered ? (
              <a href="/blog" className="tap ml-auto text-link">
                Show all articles
              </a>
            ) : null}
          </div>
          {lead ? <ArticleCard article={lead} wide /> : null}
          {rest.length > 0 ? (
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {rest.map((article) => (
                <li key={article.slug}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </ul>
          ) : null}
          {articles.length === 0 ? <NothingFound /> : null}
        </section>
      </ListResults>
    </div>
  );
}

function NothingFound() {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <Drawing name="empty-shelf" className="w-48" />
      <h3>No articles found</h3>
      <p className="max-w-measure text-muted-foreground">
        Try a shorter word or another category. If you were looking for someone to talk to, that works too:{' '}
        <a href="/contact" className="text-link">
          write to us
        </a>
        .
      </p>
    </div>
  );
}
