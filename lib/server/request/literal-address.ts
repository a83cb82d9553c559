import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/server/env';
import { onEveryArrival } from '@/lib/server/request/arrival';

/**
 * Letters of a path or of a query, as they stand in an address. Our longest names and saved views have fewer; a redirect repeats both,
 * and a proxy takes 16 KB of headers.
 */
const longest = 2_000;

/**
 * The address with a path that can be decoded. Takes percent signs that encode no text ("/blog/%E0%A4") literally, so
 * that the route finds no such name.
 */
export function literalAddress(address: string): string {
  const [path = '', ...question] = address.split(/(?=\?)/);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...question].join('');
  }
}

/** Cuts a query before anything makes an address of it, without leaving half of an encoded letter. */
export function cutQuery(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const query = address.slice(at).replace(/[^!-~]/g, encodeURIComponent);
  return (
    address.slice(0, at) + (query.length > longest ? query.slice(0, longest).replace(/%[^%]?$/, '') : query)
  );
}

/** Takes our own host out of an address that names one, as a client may write it for a proxy. */
function withoutOwnHost(address: string): string {
  if (address.startsWith('/') || !URL.canParse(address)) return address;
  const { origin, pathname, search } = new URL(address);
  return origin === new URL(env.APP_URL).origin ? pathname + search : address;
}

/**
 * Reads each address as a page of ours before anybody else sees it. Without this the framework answers a path that cannot be decoded
 * as its own failure (500), and redirects an address that names a host to that host.
 */
export function readAddressesLiterally(): void {
  onEveryArrival(({ request }) => {
    request.url = cutQuery(literalAddress(withoutOwnHost(request.url ?? '/')));
  });
}

/** @returns the status of the refusal of an address that leads to no page of ours, whatever it names */
export function refusedAddress(address: string): 400 | 414 | 421 | undefined {
  if (!address.startsWith('/')) return URL.canParse(address) ? 421 : 400;
  return address.split('?', 1).join('').length > longest ? 414 : undefined;
}

/** Refuses such an address, which the framework would answer with a redirect or a failure. @returns whether it has */
export function refuseAddress({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  const status = refusedAddress(url);
  if (status === undefined) return false;
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end('This address leads to no page of ours.');
  return true;
}
