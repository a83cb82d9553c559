import { entityTag, feedFile } from '@/lib/calendar/feed/file';
import { readFeed } from '@/lib/calendar/feed/queries';

const headers = {
  // Asked about each time, kept by nobody in between: the address is a secret and its content is somebody's day.
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Whether the program that asks has these bytes already; dates count only where it names no tag (RFC 9110, 13.2.2). */
function hasIt(request: Request, tag: string, changedAt: Date): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null) {
    return tags.split(',').some((asked) => asked.trim() === '*' || asked.trim().replace(/^W\//, '') === tag);
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  // The header knows whole seconds only.
  return !Number.isNaN(since) && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
}

/** The calendar that a secret address stands for (docs/decisions/115); 404 for every other one. */
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
