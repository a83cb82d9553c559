import 'server-only';
import { cookies } from 'next/headers';
import { sessionCookieFlags } from '@/lib/account/session/session-cookie';
import { hostCookieName } from '@/lib/account/session/session-cookie-name';
import { minute } from '@/lib/format/duration';
import { db, type Tx } from '@/lib/server/db';
import { hashOfSecret, newSecret } from '@/lib/server/secret/secret-token';

/** Milliseconds in which a person who comes back from Google may enter the account's password. */
const lifetime = 10 * minute;
const purpose = 'link_account';

function cookieName(): string {
  return hostCookieName('antarman.link');
}

/** A Google subject to be linked once its owner gives the password of the account with the same address. */
export type PendingLink = {
  readonly tokenId: string;
  readonly subject: string;
  readonly userId: string;
  readonly email: string;
};

export type NewLink = { readonly cookie: string; readonly expiresAt: Date };

/** Records that this subject may be linked to this account; earlier records for the account become void. */
export async function notePendingLink(tx: Tx, userId: string, subject: string): Promise<NewLink> {
  const now = new Date();
  await tx.accountToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: now } });
  // The row holds a hash of the whole, so the subject in it cannot be changed or swapped.
  const secret = newSecret();
  const cookie = `${secret}.${Buffer.from(subject).toString('base64url')}`;
  const expiresAt = new Date(now.getTime() + lifetime);
  await tx.accountToken.create({ data: { userId, purpose, tokenHash: hashOfSecret(cookie), expiresAt } });
  return { cookie, expiresAt };
}

/** Stores the link in a cookie of this browser that no script can read. */
export async function keepPendingLink({ cookie, expiresAt }: NewLink): Promise<void> {
  const flags = { ...sessionCookieFlags(), httpOnly: true, expires: expiresAt };
  (await cookies()).set(cookieName(), cookie, flags);
}

export async function forgetPendingLink(): Promise<void> {
  (await cookies()).set(cookieName(), '', { ...sessionCookieFlags(), httpOnly: true, maxAge: 0 });
}

/** The valid link that this browser was given. */
export async function readPendingLink(): Promise<PendingLink | null> {
  const cookie = (await cookies()).get(cookieName())?.value;
  const [, encoded = ''] = /^[\w-]{43}\.([\w-]{2,340})$/.exec(cookie ?? '') ?? [];
  if (!cookie || !encoded) return null;
  const token = await db.accountToken.findUnique({
    where: { tokenHash: hashOfSecret(cookie) },
    select: {
      id: true,
      purpose: true,
      usedAt: true,
      expiresAt: true,
      user: { select: { id: true, email: true, disabledAt: true } },
    },
  });
  if (token?.purpose !== purpose || token.usedAt || token.expiresAt <= new Date()) return null;
  if (token.user.disabledAt) return null;
  const subject = Buffer.from(encoded, 'base64url').toString();
  return { tokenId: token.id, subject, userId: token.user.id, email: token.user.email };
}

export async function consumePendingLink(tx: Tx, { tokenId }: PendingLink): Promise<boolean> {
  const now = new Date();
  const { count } = await tx.accountToken.updateMany({
    where: { id: tokenId, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
}
