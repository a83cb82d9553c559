import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';
import { urlSet, xmlResponse } from '@/lib/site/seo/sitemap';
import { sitemapChunks, sitemapTherapists } from '@/lib/therapist/discovery/queries';

export const dynamic = 'force-dynamic';

/** One file of the directory, named by its first slug. Serves only files that the index lists. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const from = (await params).file.replace(/\.xml$/, '');
  try {
    const chunks = await sitemapChunks();
    if (!chunks.some((chunk) => chunk.from === from)) return new Response(null, { status: 404 });
    return xmlResponse(urlSet(await sitemapTherapists(from)), { keep: 3600 });
  } catch (error) {
    log.error('sitemap of therapists failed', { part: 'database', error });
    // Crawlers keep what they know and come back.
    return answerUnavailable({ seconds: 600 });
  }
}
