import { blogMetadata } from '@/app/(site)/blog/metadata';
import { BlogPage } from '@/components/site/article/blog-page';
import { articleCategories } from '@/lib/site/content/article-schema';
import { searchArticles } from '@/lib/site/content/article-search';
import { listArticles } from '@/lib/site/content/articles';
import { readListQuery } from '@/lib/site/content/list-query';

export const generateMetadata = blogMetadata;

/** Answers /blog when its address has a query; the visitor keeps seeing /blog. */
export default async function BlogSearch({ searchParams }: PageProps<'/blog/search'>) {
  const query = readListQuery(await searchParams, articleCategories);
  return <BlogPage articles={searchArticles(listArticles(), query)} query={query} />;
}
