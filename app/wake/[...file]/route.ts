import { publicAddress } from '@/lib/server/page/questions.mjs';
import { pages } from '@/lib/server/page/shared.mjs';

/** Milliseconds for a page to be made. */
const pageTimeoutMs = 10_000;

/** Has this process make a page, and with it its data. A fault shows in that the data is still missing. */
async function makePage(internal: string): Promise<void> {
  if (!pages.origin || internal.startsWith('/wake')) return;
  const address = new URL(publicAddress(internal), pages.origin);
  await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(pageTimeoutMs) }).then(
    (made) => made.text(),
    () => undefined,
  );
}

/**
 * The data of a sleeping page: `/wake/<hash>/about.json`. A process that has not made the page makes it once; where the page
 * has changed since the visitor got it, the data is gone and the page stays HTML.
 */
export async function GET(_request: Request, { params }: RouteContext<'/wake/[...file]'>): Promise<Response> {
  const [name = '', ...file] = (await params).file;
  const path = `/${file.join('/')}`.replace(/\.json$/, '');
  const address = `/wake/${name}${path}.json`;
  if (!pages.pageData.has(address)) await makePage(path === '/index' ? '/' : path);
  // Only a page that goes out keeps its data.
  const data = pages.pageData.peek(address);
  if (data === undefined)
    return new Response('This page has changed.\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    });
  return new Response(data, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // A browser keeps it with its page; shared caches let go of a page that was taken back, and so of this.
      'cache-control': 'public, max-age=31536000, s-maxage=5, immutable',
    },
  });
}
