import 'server-only';
import { randomUUID } from 'node:crypto';
import { hour } from '@/lib/format/duration';
import { formTokenDays, keyOf, withKey } from '@/lib/server/action/form-visit';
import { sign } from '@/lib/server/secret/derived-secret';
import { sameSecret } from '@/lib/server/secret/same-secret';

const purpose = 'form-token';
const dayMs = 24 * hour;

/** The key identifies one submit (`sending-key.ts`); a browser without scripts may send none. */
export type ReadToken =
  | { readonly valid: true; readonly key: string | undefined }
  | { readonly valid: false };

function signature(kind: string, day: string): string {
  return sign(purpose, JSON.stringify([kind, day])).toString('base64url');
}

/**
 * Token for the hidden `formToken` field of a public page, equal for all visitors on one day, so that the
 * page can be cached.
 * @param kind name of the form; another form refuses its token
 */
export function issueFormToken(kind: string, now = Date.now()): string {
  const day = String(Math.floor(now / dayMs));
  return `${day}.${signature(kind, day)}`;
}

/** The token with its own key, for answers and for pages made for one person; never for a public page. */
export function issueVisitToken(kind: string, now = Date.now()): string {
  return withKey(issueFormToken(kind, now), randomUUID());
}

/**
 * Reads a token from a form: valid for thirty days, and one day before its date, because two servers may have
 * different dates.
 */
export function readFormToken(kind: string, token: string, now = Date.now()): ReadToken {
  const [, day, given] = /^(\d{1,7})\.([\w-]{43})(?:\.[\w-]{16,64})?$/.exec(token) ?? [];
  if (!day || !given || !sameSecret(given, signature(kind, day))) return { valid: false };
  const age = Math.floor(now / dayMs) - Number(day);
  return age < -1 || age > formTokenDays ? { valid: false } : { valid: true, key: keyOf(token) };
}
