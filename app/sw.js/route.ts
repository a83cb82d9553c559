import { readFileSync } from 'node:fs';
import path from 'node:path';

export const dynamic = 'force-static';

/** The service worker. Its own policy lets it ask this site and nobody else. */
export function GET(): Response {
  const source = readFileSync(path.join(process.cwd(), 'lib', 'offline', 'service-worker.js'), 'utf8');
  return new Response(source, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      // Browsers look for a newer one at each visit; no cache in between may hold an old one back.
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
