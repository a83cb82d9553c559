import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { sessionCookieFlags } from '@/lib/account/session/session-cookie';
import { hostCookieName } from '@/lib/account/session/session-cookie-name';
import { sign } from '@/lib/server/secret/derived-secret';
import { sameSecret } from '@/lib/server/secret/same-secret';

/**
 * Marks a browser as one where an owner has signed in before. It opens nothing: it only lets the right person
 * in while strangers try passwords on their account ("device cookies", OWASP). The cookie does not reveal the
 * account.
 */
const cookieName = () => hostCookieName('antarman.known');

/** Most accounts of one shared device; the one that signed in longest ago is dropped first. */
const mostAccounts = 5;

const halfYear = 180 * 86_400;

/** A random name for this device and account together, and our proof that we gave it. */
const entryShape = /^([\w-]{16})\.([\w-]{43})$/;

function proofOf(nonce: string, email: string): string {
  return sign('known-device', `${nonce} ${email}`).toString('base64url');
}

async function entries(): Promise<string[]> {
  const known = (await cookies()).get(cookieName())?.value ?? '';
  return known.split('~').slice(0, mostAccounts);
}

function nonceOf(entry: string, email: string): string | undefined {
  const [, nonce, proof] = entryShape.exec(entry) ?? [];
  if (!nonce || !proof) return undefined;
  return sameSecret(proof, proofOf(nonce, email)) ? nonce : undefined;
}

/** The name of this browser for this account, if its cookie proves one; that name has its own limit. */
export async function knownDevice(email: string): Promise<string | undefined> {
  for (const entry of await entries()) {
    const nonce = nonceOf(entry, email);
    if (nonce) return nonce;
  }
  return undefined;
}

/**
 * Records in this browser that the account's owner has signed in here. Call it only after they have proven to
 * be the owner.
 */
export async function rememberDevice(email: string): Promise<void> {
  const others = (await entries()).filter((entry) => entryShape.test(entry) && !nonceOf(entry, email));
  const nonce = randomBytes(12).toString('base64url');
  const value = [`${nonce}.${proofOf(nonce, email)}`, ...others].slice(0, mostAccounts).join('~');
  (await cookies()).set(cookieName(), value, { ...sessionCookieFlags(), httpOnly: true, maxAge: halfYear });
}
