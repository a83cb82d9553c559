import 'server-only';
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { longestVisitMs } from '@/lib/server/action/form-visit';
import { env } from '@/lib/server/env';
import { sign } from '@/lib/server/secret/derived-secret';
import { sameSecret } from '@/lib/server/secret/same-secret';

const purpose = 'form-token';

/** Says which tokens a page got, so that the page can be kept without them (`lib/server/kept/announced.ts`). */
const issued = channel('antarman.form.token');

/** The content of a token with a valid signature. The key names one visit to one form: the idempotency key. */
export type FormVisit =
  | { readonly state: 'valid'; readonly key: string }
  | { readonly state: 'too-fast'; readonly key: string; readonly waitMs: number }
  | { readonly state: 'refused' };

function signature(kind: string, key: string, issuedAt: string): string {
  return sign(purpose, JSON.stringify([kind, key, issuedAt])).toString('base64url');
}

/**
 * Token for the hidden `formToken` field, new for each visit of a page with a form of this kind.
 * @param kind name of the form; another form refuses its token
 */
export function issueFormToken(kind: string, now = Date.now()): string {
  const key = randomUUID();
  const issuedAt = now.toString(36);
  const token = `${key}.${issuedAt}.${signature(kind, key, issuedAt)}`;
  issued.publish({ kind, token });
  return token;
}

/**
 * Reads a token from a form: valid from `FORM_SHORTEST_VISIT_MS` to a day after it was issued, otherwise the reason.
 * `waitMs` says how long until a token that came too fast is valid.
 */
export function readFormToken(kind: string, token: string, now = Date.now()): FormVisit {
  const parts = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token);
  const [, key, issuedAt, given] = parts ?? [];
  if (!key || !issuedAt || !given) return { state: 'refused' };
  if (!sameSecret(given, signature(kind, key, issuedAt))) return { state: 'refused' };
  const age = now - Number.parseInt(issuedAt, 36);
  if (age < 0 || age > longestVisitMs) return { state: 'refused' };
  const waitMs = env.FORM_SHORTEST_VISIT_MS - age;
  return waitMs > 0 ? { state: 'too-fast', key, waitMs } : { state: 'valid', key };
}
