import 'server-only';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { sign } from '@/lib/derived-secret';
import { longestVisitMs, shortestVisitMs } from '@/lib/form-visit';

const purpose = 'form-token';

/** What a token says once its signature holds. The key names one visit to one form: the idempotency key. */
export type FormVisit =
  | { readonly state: 'valid'; readonly key: string }
  | { readonly state: 'too-fast'; readonly key: string }
  | { readonly state: 'refused' };

function signature(kind: string, key: string, issuedAt: string): string {
  return sign(purpose, JSON.stringify([kind, key, issuedAt])).toString('base64url');
}

/**
 * Token for the hidden `formToken` field, made anew for each visit of a page that holds a form of this kind.
 * @param kind name of the form; a token of one form is refused by another
 */
export function issueFormToken(kind: string, now = Date.now()): string {
  const key = randomUUID();
  const issuedAt = now.toString(36);
  return `${key}.${issuedAt}.${signature(kind, key, issuedAt)}`;
}

/** Reads a token sent back: valid between three seconds and a day after it was issued, else why not. */
export function readFormToken(kind: string, token: string, now = Date.now()): FormVisit {
  const parts = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token);
  const [, key, issuedAt, given] = parts ?? [];
  if (!key || !issuedAt || !given) return { state: 'refused' };
  const expected = Buffer.from(signature(kind, key, issuedAt));
  if (!timingSafeEqual(expected, Buffer.from(given))) return { state: 'refused' };
  const age = now - Number.parseInt(issuedAt, 36);
  if (age < 0 || age > longestVisitMs) return { state: 'refused' };
  return { state: age < shortestVisitMs ? 'too-fast' : 'valid', key };
}
