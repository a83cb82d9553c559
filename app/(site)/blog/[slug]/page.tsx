import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleEnd } from '@/components/site/article/article-end';
import { ArticleHeader } from '@/components/site/article/article-header';
import { ArticleText } from '@/components/site/article/article-text';
import { articleKind } from '@/lib/site/article/kind';
import { readArticle, readArticles } from '@/lib/site/article/queries';
import { relatedArticles } from '@/lib/site/article/rules';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { absoluteUrl, pageMetadata } from '@/lib/site/seo/metadata';
import { article as articleNode } from '@/lib/site/seo/structured-data';

/** The build makes the articles of the files; one that the owner adds is made when somebody first opens it, and cached. */
export function generateStaticParams() {
  return Object.keys(articleKind.files).map((slug) => ({ slug }));
}

async function requestedArticle(params: PageProps<'/blog/[slug]'>['params']) {
  return (await readArticle((await params).slug)) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  const { slug, title, excerpt, author, date, updated, category } = await requestedArticle(params);
  const metadata = pageMetadata({ title, description: excerpt, path: `/blog/${slug}` });
  return {
    ...metadata,
    authors: [{ name: author }],
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': '/feed.xml' } },
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: date,
      ...(updated && { modifiedTime: updated }),
      authors: [author],
      section: category,
    },
  };
}

export default async function ArticlePage({ params }: PageProps<'/blog/[slug]'>) {
  const article = await requestedArticle(params);
  const related = relatedArticles(await readArticles(), article);
  return (
    <>
      <JsonLd data={articleNode({ ...article, url: absoluteUrl(`/blog/${article.slug}`) })} />
      <article className="container-page pt-6 pb-16 lg:pt-10">
        <ArticleHeader article={article} />
        <div className="mx-auto max-w-measure">
          <ArticleText markdown={article.body} />
          <ArticleEnd article={article} related={related} />
        </div>
      </article>
    </>
  );
}
