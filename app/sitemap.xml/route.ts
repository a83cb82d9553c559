import { log } from '@/lib/server/log';
import { sitemapIndex, xmlResponse } from '@/lib/site/seo/sitemap';
import { sitemapChunks } from '@/lib/therapist/discovery/queries';

export const dynamic = 'force-dynamic';

const pages = { path: '/sitemaps/pages.xml' };

/** Lists every other sitemap file. Without the database it still lists the pages that need none. */
export async function GET() {
  try {
    const chunks = await sitemapChunks();
    const therapists = chunks.map(({ from, lastModified }) => ({
      path: `/sitemaps/therapists/${from}.xml`,
      lastModified: new Date(lastModified),
    }));
    return xmlResponse(sitemapIndex([pages, ...therapists]), { keep: 3600 });
  } catch (error) {
    log.error('sitemap without therapists', { part: 'database', error });
    return xmlResponse(sitemapIndex([pages]), { keep: 0 });
  }
}
