import { serviceWorker } from '@/lib/site/offline/served';

// Made for each request, so that switching it off needs a restart and no build.
export const dynamic = 'force-dynamic';

/** The service worker. Its own policy lets it request this site and nothing else. */
export function GET(request: Request): Response {
  const { source, tag } = serviceWorker();
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    // Browsers check for a newer one at each visit. Our own memory and nginx may have it for seconds; a server that starts
    // makes them forget it.
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: tag,
  };
  return request.headers.get('if-none-match') === tag
    ? new Response(null, { status: 304, headers })
    : new Response(source, { headers });
}
