import 'server-only';
import type { ServerResponse } from 'node:http';
import { routerHints } from '@/lib/server/next-internals/names';

export type PageHeaders = readonly (readonly [name: string, value: string | readonly string[]])[];

/** Belong to the body as it was sent, or to that one answer. */
const ofOneAnswer = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** What the page varies by besides its coding. */
function varyOf(response: ServerResponse): string {
  return String(response.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding')
    .join(', ');
}

/** The headers that belong to the page. */
export function headersOf(response: ServerResponse): PageHeaders {
  const own = Object.entries(response.getHeaders()).flatMap(([name, value]) => {
    if (value === undefined || ofOneAnswer.has(name) || routerHints.has(name)) return [];
    return [[name, Array.isArray(value) ? value : String(value)] as const];
  });
  return [...own, ['vary', varyOf(response)]];
}
