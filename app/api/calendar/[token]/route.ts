import { entityTag, feedFile } from '@/lib/booking/calendar/feed/file';
import { readFeed } from '@/lib/booking/calendar/feed/queries';

const headers = {
  // Checked at each request and never cached on the way: the address is a secret and its content is somebody's day.
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Whether the program already has these bytes; dates count only when it sends no tag (RFC 9110, 13.2.2). */
function hasIt(request: Request, tag: string, changedAt: Date): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null) {
    return tags
      .split(',')
      .some((wanted) => wanted.trim() === '*' || wanted.trim().replace(/^W\//, '') === tag);
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  // The header holds whole seconds only.
  return !Number.isNaN(since) && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
}

/** The calendar behind a secret address (docs/decisions/115); 404 for any other. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const feed = await readFeed((await params).token.replace(/\.ics$/, ''));
  if (!feed) return new Response('Not found', { status: 404, headers });
  const file = feedFile(feed);
  const tag = entityTag(file);
  const known = { ...headers, ETag: tag, 'Last-Modified': feed.changedAt.toUTCString() };
  if (hasIt(request, tag, feed.changedAt)) return new Response(null, { status: 304, headers: known });
  return new Response(file, {
    headers: {
      ...known,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
    },
  });
}
