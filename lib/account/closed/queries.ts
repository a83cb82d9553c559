import 'server-only';
import { closedBecause } from '@/lib/account/closed/rules';
import { sessionToken } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

const ofUser = { user: { select: { disabledAt: true, disabledReason: true } } } as const;

type Owned = { readonly user: { readonly disabledAt: Date | null; readonly disabledReason: string | null } };

function wordsFor(owned: Owned | null): string | null {
  if (!owned?.user.disabledAt || owned.user.disabledReason === 'erased') return null;
  return closedBecause(owned.user.disabledReason, env.SUPPORT_EMAIL);
}

/**
 * The message for a person whose account the team has closed, from their last session in this browser; null
 * for others.
 */
export async function closedInThisBrowser(): Promise<string | null> {
  const token = await sessionToken();
  if (!token) return null;
  const where = { tokenHash: hashOfSecret(token), revokedReason: 'account_disabled' };
  return wordsFor(await db.userSession.findUnique({ where, select: ofUser }));
}

/** The same message for the reader of a mail whose link would work if the account were open. */
export async function closedBehindLink(secret: string): Promise<string | null> {
  if (secret === '') return null;
  const where = { tokenHash: hashOfSecret(secret), usedAt: null, expiresAt: { gt: new Date() } };
  return wordsFor(await db.accountToken.findUnique({ where, select: ofUser }));
}
