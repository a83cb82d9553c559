import { blogMetadata } from '@/app/(site)/blog/metadata';
import { BlogPage } from '@/components/article/blog-page';
import { articleCategories } from '@/lib/content/article-schema';
import { searchArticles } from '@/lib/content/article-search';
import { listArticles } from '@/lib/content/articles';
import { readListQuery } from '@/lib/content/list-query';

export const generateMetadata = blogMetadata;

/** What /blog answers when its address asks for something; the visitor keeps seeing /blog. */
export default async function BlogSearch({ searchParams }: PageProps<'/blog/search'>) {
  const query = readListQuery(await searchParams, articleCategories);
  return <BlogPage articles={searchArticles(listArticles(), query)} query={query} />;
}
