import { log } from '@/lib/server/log';
import { sitemapIndex, xmlResponse } from '@/lib/site/seo/sitemap';
import { sitemapChunks } from '@/lib/therapist/discovery/queries';
import { indexedLandings } from '@/lib/therapist/landing/queries';

export const dynamic = 'force-dynamic';

const pages = { path: '/sitemaps/pages.xml' };
const landing = { path: '/sitemaps/landing.xml' };

/** Lists every other sitemap file. Without the database it still lists the pages that need none. */
export async function GET() {
  try {
    const [chunks, landings] = await Promise.all([sitemapChunks(), indexedLandings()]);
    const therapists = chunks.map(({ from, lastModified }) => ({
      path: `/sitemaps/therapists/${from}.xml`,
      lastModified: new Date(lastModified),
    }));
    return xmlResponse(sitemapIndex([pages, ...(landings.length > 0 ? [landing] : []), ...therapists]), {
      keep: 3600,
    });
  } catch (error) {
    log.error('sitemap without therapists', { part: 'database', error });
    return xmlResponse(sitemapIndex([pages]), { keep: 0 });
  }
}
