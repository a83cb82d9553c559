import 'server-only';
import { sign } from '@/lib/server/secret/derived-secret';

type Contact = { readonly email: string | null; readonly phone: string | null };

/** Keyed hashes of an address and a number, by which a deleted card refuses its person a second time. */
export function refusedKeysOf({ email, phone }: Contact): string[] {
  return [email, phone]
    .filter((contact) => contact !== null)
    .map((contact) => sign('refused-client-card', contact).toString('base64url'));
}
