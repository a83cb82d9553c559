import { listArticles } from '@/lib/content/articles';
import { publicPages } from '@/lib/seo/public-pages';
import { urlSet, xmlResponse } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

/** Pages that are the same for everyone and need no database. */
export function GET() {
  const articles = listArticles().map(({ slug, date }) => ({
    path: `/blog/${slug}`,
    lastModified: new Date(date),
  }));
  return xmlResponse(urlSet([...publicPages.map((path) => ({ path })), ...articles]), { keep: 3600 });
}
