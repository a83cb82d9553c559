import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/**
 * The address with a path that can be decoded. Where percent signs spell no text ("/blog/%E0%A4"), they are taken as
 * percent signs: the route then knows no such name.
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

/** Without this the framework answers such an address on every route with a parameter as its own failure (500). */
export function readAddressesLiterally(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage) request.url = literalAddress(request.url ?? '/');
  });
}
