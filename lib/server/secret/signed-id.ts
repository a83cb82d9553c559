import 'server-only';
import { sign } from '@/lib/server/secret/derived-secret';
import { sameSecret } from '@/lib/server/secret/same-secret';
import { signedIdShape } from '@/lib/server/secret/signed-id-shape.mjs';

const signedId = new RegExp(`^${signedIdShape}$`);

function signature(purpose: string, id: string, expires: string): string {
  return sign(purpose, JSON.stringify([id, expires])).toString('base64url');
}

/**
 * Signed name of one row for addresses in mails and on pages: its holder may open only this row.
 * @param purpose every other use refuses the name
 * @param until ms since 1970
 */
export function signId(purpose: string, id: string, until: number): string {
  const expires = until.toString(36);
  return `${id}.${expires}.${signature(purpose, id, expires)}`;
}

/** The id behind such a name; undefined if it is forged, made for another purpose or expired. */
export function idOfSigned(purpose: string, token: string, now: number): string | undefined {
  const [, id, expires, given] = signedId.exec(token) ?? [];
  if (!id || !expires || !given) return undefined;
  if (!sameSecret(given, signature(purpose, id, expires))) return undefined;
  return Number.parseInt(expires, 36) > now ? id : undefined;
}
