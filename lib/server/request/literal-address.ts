import 'server-only';
import { onArrival } from '@/lib/server/request/arrival';

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

/** Without this the framework answers such an address on every route with a parameter as its own failure (500). */
export function readAddressesLiterally(): void {
  onArrival(({ request }) => {
    request.url = literalAddress(request.url ?? '/');
  });
}
