import { toolPages } from '@/content/tools';
import { readArticles } from '@/lib/site/article/queries';
import { publicPages } from '@/lib/site/seo/public-pages';
import { urlSet, xmlResponse } from '@/lib/site/seo/sitemap';

export const dynamic = 'force-static';

/** Pages that are the same for everyone, with the articles of the blog; made again when an article is published. */
export async function GET() {
  const articles = (await readArticles()).map(({ slug, date, updated }) => ({
    path: `/blog/${slug}`,
    lastModified: new Date(updated ?? date),
  }));
  const worksheets = toolPages.map(({ slug }) => ({ path: `/resources/tools-worksheets/${slug}` }));
  const pages = publicPages.map((path) => ({ path }));
  return xmlResponse(urlSet([...pages, ...worksheets, ...articles]), { keep: 3600 });
}
