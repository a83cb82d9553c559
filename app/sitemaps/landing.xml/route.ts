import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';
import { urlSet, xmlResponse } from '@/lib/site/seo/sitemap';
import { indexedLandings } from '@/lib/therapist/landing/queries';

export const dynamic = 'force-dynamic';

/** Landing pages that search engines may show: they change with the people on them. */
export async function GET() {
  try {
    const landings = await indexedLandings();
    if (landings.length === 0) return new Response(null, { status: 404 });
    return xmlResponse(urlSet(landings.map(({ address }) => ({ path: address }))), { keep: 600 });
  } catch (error) {
    log.error('sitemap of landing pages failed', { part: 'database', error });
    return answerUnavailable({ seconds: 600 });
  }
}
