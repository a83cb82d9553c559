import { Feed } from 'feed';
import { site } from '@/content/site';
import { readArticles } from '@/lib/site/article/queries';
import { absoluteUrl } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

/** The articles for people who follow the blog with a feed reader (RSS 2.0). */
export async function GET() {
  const articles = await readArticles();
  const feed = new Feed({
    id: absoluteUrl('/blog'),
    link: absoluteUrl('/blog'),
    title: `${site.name}: blog`,
    description: site.description,
    language: 'en-IN',
    copyright: site.name,
    // The newest day of an article, not of the build: the same articles give the same file.
    updated: new Date(
      articles
        .map(({ date, updated }) => updated ?? date)
        .toSorted()
        .at(-1) ?? 0,
    ),
    feedLinks: { rss: absoluteUrl('/feed.xml') },
  });
  for (const { slug, title, excerpt, author, date, category } of articles) {
    const address = absoluteUrl(`/blog/${slug}`);
    feed.addItem({
      id: address,
      link: address,
      title,
      description: excerpt,
      author: [{ name: author }],
      date: new Date(date),
      category: [{ name: category }],
    });
  }
  return new Response(feed.rss2(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
