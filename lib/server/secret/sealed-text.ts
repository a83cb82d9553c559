import 'server-only';
import { decrypt, encrypt } from '@/lib/server/secret/authenticated-cipher';
import { sign } from '@/lib/server/secret/derived-secret';

const keyFor = (purpose: string) => sign('sealed-text', purpose);

/**
 * Encrypts text that leaves us and comes back, such as a cookie, so that it cannot be read or changed on the
 * way.
 * @param purpose text sealed for one purpose opens for no other
 */
export function seal(purpose: string, text: string): string {
  return encrypt(keyFor(purpose), '', Buffer.from(text)).toString('base64url');
}

/** The original text; undefined if it was not sealed here for this purpose. */
export function unseal(purpose: string, sealed: string): string | undefined {
  return decrypt(keyFor(purpose), '', Buffer.from(sealed, 'base64url'))?.toString();
}
