import { env } from '@/lib/server/env';
import { absoluteUrl } from '@/lib/site/seo/metadata';

export const dynamic = 'force-dynamic';

const validDays = 180;

/**
 * Tells people who find a weakness where to report it (RFC 9116). Made at each request, so that it is always valid
 * for half a year.
 */
export function GET() {
  const expires = new Date(Date.now() + validDays * 24 * 3600 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${env.SUPPORT_EMAIL}`,
    `Contact: ${absoluteUrl('/contact')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
