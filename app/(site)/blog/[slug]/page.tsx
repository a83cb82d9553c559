import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleEnd } from '@/components/site/article/article-end';
import { ArticleHeader } from '@/components/site/article/article-header';
import { findArticle, listArticles, relatedArticles } from '@/lib/site/content/articles';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { absoluteUrl, pageMetadata } from '@/lib/site/seo/metadata';
import { article as articleNode } from '@/lib/site/seo/structured-data';

export const dynamicParams = false;

export function generateStaticParams() {
  return listArticles().map(({ slug }) => ({ slug }));
}

async function requestedArticle(params: PageProps<'/blog/[slug]'>['params']) {
  return findArticle((await params).slug) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  const { slug, title, excerpt, author, date, category } = await requestedArticle(params);
  const metadata = pageMetadata({ title, description: excerpt, path: `/blog/${slug}` });
  return {
    ...metadata,
    authors: [{ name: author }],
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': '/feed.xml' } },
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: date,
      authors: [author],
      section: category,
    },
  };
}

export default async function ArticlePage({ params }: PageProps<'/blog/[slug]'>) {
  const article = await requestedArticle(params);
  const { default: Text } = await import(`@/content/articles/${article.slug}.mdx`);
  return (
    <>
      <JsonLd data={articleNode({ ...article, url: absoluteUrl(`/blog/${article.slug}`) })} />
      <article className="container-page pt-6 pb-16 lg:pt-10">
        <ArticleHeader article={article} />
        <div className="mx-auto max-w-measure">
          <Text />
          <ArticleEnd article={article} related={relatedArticles(article)} />
        </div>
      </article>
    </>
  );
}
