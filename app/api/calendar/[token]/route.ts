import { entityTag, feedFile } from '@/lib/booking/calendar/feed/file';
import { readFeed } from '@/lib/booking/calendar/feed/queries';

const headers = {
  // Checked at each request and never cached on the way: the address is a secret and its content is somebody's day.
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
};

/**
 * Whether the program already has these bytes. Only their tag says so: an entry also changes with payments, plans and
 * the day, so no date of a row is the time of the last change, and a program that sends a date gets the whole file.
 */
function hasIt(request: Request, tag: string): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? [];
  return tags.some((wanted) => wanted.trim() === '*' || wanted.trim().replace(/^W\//, '') === tag);
}

/** The calendar behind a secret address (docs/decisions/47); 404 for any other. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const feed = await readFeed((await params).token.replace(/\.ics$/, ''));
  if (!feed) return new Response('Not found', { status: 404, headers });
  const file = feedFile(feed);
  const tag = entityTag(file);
  const known = { ...headers, ETag: tag };
  if (hasIt(request, tag)) return new Response(null, { status: 304, headers: known });
  return new Response(file, {
    headers: {
      ...known,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
    },
  });
}
