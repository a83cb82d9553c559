import { blogMetadata } from '@/app/(site)/blog/metadata';
import { BlogPage } from '@/components/site/article/blog-page';
import { readArticles } from '@/lib/site/article/queries';

export const dynamic = 'force-static';
export const generateMetadata = blogMetadata;

export default async function Blog() {
  return <BlogPage articles={await readArticles()} query={{ q: '', category: undefined }} />;
}
