import 'server-only';
import { actorOf } from '@/lib/account/actor';
import { forgetPendingLink, readPendingLink, spendPendingLink } from '@/lib/account/google/pending-link';
import { beginSession } from '@/lib/account/sign-in/commands';
import { type CredentialsChecked, checkCredentials } from '@/lib/account/sign-in/credentials';
import { rememberDevice } from '@/lib/account/sign-in/known-device';
import { recordAudit } from '@/lib/audit/record';
import { setSessionCookies } from '@/lib/auth/session-cookie';
import { db } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';

export type LinkConfirmed =
  | { readonly outcome: 'linked' }
  /** No link waits on this browser: too old, used, or never begun here. */
  | { readonly outcome: 'gone' }
  | Exclude<CredentialsChecked, { readonly outcome: 'right' }>;

/**
 * Links the Google account that this browser came back with to the account of the same address, once that account's
 * password is given, and signs in. A try counts as any other try of that password.
 * @throws when it cannot be decided; nothing is linked then
 */
export async function confirmPendingLink(password: string, request: CallingRequest): Promise<LinkConfirmed> {
  const pending = await readPendingLink();
  if (!pending) return { outcome: 'gone' };
  const { userId, subject } = pending;
  const checked = await checkCredentials({ email: pending.email, password, network: request.network });
  if (checked.outcome !== 'right') return checked;
  const session = await db.$transaction(async (tx) => {
    // Held until the end: a password that is being changed at this moment keeps the link from being made.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users
      WHERE id = ${userId}::uuid AND password_hash = ${checked.passwordHash} AND disabled_at IS NULL
      FOR NO KEY UPDATE`;
    if (held.length === 0 || !(await spendPendingLink(tx, pending))) return null;
    const { count } = await tx.account.createMany({
      data: { userId, provider: 'google', providerAccountId: subject },
      // Linked in another tab meanwhile, this subject or this account: one of each is all there can be.
      skipDuplicates: true,
    });
    if (count === 0) return null;
    await recordAudit(tx, {
      actor: await actorOf(tx, userId),
      action: 'google.linked',
      subject: { table: 'users', id: userId },
      subjectUserId: userId,
      request,
    });
    return beginSession(tx, { userId, proof: 'google', request });
  });
  await forgetPendingLink();
  if (!session) return { outcome: 'gone' };
  await setSessionCookies(session);
  await rememberDevice(checked.email);
  return { outcome: 'linked' };
}
