import { blogMetadata } from '@/app/(site)/blog/metadata';
import { BlogPage } from '@/components/site/article/blog-page';
import { readArticles } from '@/lib/site/article/queries';
import { articleCategories } from '@/lib/site/article/schema';
import { searchArticles } from '@/lib/site/article/search';
import { readListQuery } from '@/lib/site/content/list-query';

export const generateMetadata = blogMetadata;

/** The answer to a search of the blog, seen only under /blog. */
export default async function BlogSearch({ searchParams }: PageProps<'/blog/search'>) {
  const query = readListQuery(await searchParams, articleCategories);
  const articles = searchArticles(await readArticles(), query);
  return <BlogPage articles={articles} query={query} />;
}
