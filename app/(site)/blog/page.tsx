import { blogMetadata } from '@/app/(site)/blog/metadata';
import { BlogPage } from '@/components/site/article/blog-page';
import { listArticles } from '@/lib/site/content/articles';

export const dynamic = 'force-static';
export const generateMetadata = blogMetadata;

export default function Blog() {
  return <BlogPage articles={listArticles()} query={{ q: '', category: undefined }} />;
}
