import { readFileSync } from 'node:fs';
import path from 'node:path';

export const dynamic = 'force-static';

/** The service worker. Its own policy lets it request this site and nothing else. */
export function GET(): Response {
  const source = readFileSync(
    path.join(process.cwd(), 'lib', 'site', 'offline', 'service-worker.js'),
    'utf8',
  );
  return new Response(source, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      // Browsers check for a newer one at each visit, so no cache in between may keep an old one.
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
