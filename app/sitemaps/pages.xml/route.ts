import { publicPages } from '@/lib/seo/public-pages';
import { urlSet, xmlResponse } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

/** Pages that are the same for everyone and need no database. */
export function GET() {
  return xmlResponse(urlSet(publicPages.map((path) => ({ path }))), { keep: 3600 });
}
