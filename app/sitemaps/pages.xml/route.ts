import { tools } from '@/content/tools';
import { listArticles } from '@/lib/site/content/articles';
import { publicPages } from '@/lib/site/seo/public-pages';
import { urlSet, xmlResponse } from '@/lib/site/seo/sitemap';

export const dynamic = 'force-static';

/** Pages that are the same for everyone and need no database. */
export function GET() {
  const articles = listArticles().map(({ slug, date }) => ({
    path: `/blog/${slug}`,
    lastModified: new Date(date),
  }));
  const worksheets = tools.map(({ slug }) => ({ path: `/resources/tools-worksheets/${slug}` }));
  const pages = publicPages.map((path) => ({ path }));
  return xmlResponse(urlSet([...pages, ...worksheets, ...articles]), { keep: 3600 });
}
