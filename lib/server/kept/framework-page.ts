import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { announcedBy } from '@/lib/server/kept/announced';
import { keepFile, keepFileOfOne } from '@/lib/server/kept/files';
import { headersOf, type PageHeaders } from '@/lib/server/kept/page-headers';
import { hasCookie } from '@/lib/server/kept/question';
import { keptHeader } from '@/lib/server/next-internals/names';
import { forEverybody } from '@/lib/server/next-internals/visit-page';

const unzip = promisify(gunzip);

const headerOf = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '');

/** Whether an answer of the framework is whole, sets nobody's cookie, and has a coding that we read. */
export function isReadable(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    !response.hasHeader('set-cookie') &&
    /^(?:|gzip)$/.test(headerOf(response, 'content-encoding'))
  );
}

/** How an answer of the framework may be remembered. */
export type Way = 'kept' | 'asked';

/**
 * Returns `kept` where the framework says that it keeps this page and made it for nobody in particular, and `asked`
 * where the page itself says that it is the same for others.
 */
export function wayOf(request: IncomingMessage, response: ServerResponse): Way | undefined {
  if (!isReadable(response) || !headerOf(response, 'content-type').startsWith('text/html')) return undefined;
  const lifetime = headerOf(response, 'cache-control');
  if (headerOf(response, keptHeader) === 'HIT') {
    return /\bs-maxage=\d/.test(lifetime) && !/private|no-store/.test(lifetime) ? 'kept' : undefined;
  }
  const audience = announcedBy(response)?.audience;
  return audience === 'everybody' || (audience && !hasCookie(request)) ? 'asked' : undefined;
}

/** A body of the framework without its coding. */
export const uncoded = async (response: ServerResponse, body: Buffer): Promise<Buffer> =>
  response.hasHeader('content-encoding') ? unzip(body) : body;

/** Turns a page made for one visit into the page for others; undefined when it cannot be taken apart. */
export function readForOthers(response: ServerResponse, html: string, question: string) {
  const { audience } = announcedBy(response) ?? {};
  const page = forEverybody(html, question);
  if (!page) return undefined;
  for (const { address, content } of page.files) keepFile(address, content);
  keepFileOfOne(page.data.address, page.data.content);
  const isShared = audience !== 'visit';
  const headers: PageHeaders = [
    // The framework's hints name scripts that a sleeping page does not fetch.
    ...headersOf(response).filter(([name]) => name !== 'link'),
    ['content-security-policy', page.policy],
    // A page may be shown again to the same person, but a cache between could not follow the changes of public reads.
    ['cache-control', isShared ? 'private, no-cache' : 'private, no-store'],
  ];
  return { ...page, headers, isShared, guestsOnly: audience !== 'everybody' };
}

export type PageForOthers = NonNullable<ReturnType<typeof readForOthers>>;
