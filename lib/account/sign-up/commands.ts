import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { giveConsents } from '@/lib/account/consent/commands';
import { enqueueConfirmation, resendConfirmationTo } from '@/lib/account/email-confirmation/commands';
import { hashPassword } from '@/lib/account/password/hashing';
import { setSessionCookies } from '@/lib/account/session/session-cookie';
import { beginSession } from '@/lib/account/sign-in/commands';
import type { SignUpInput } from '@/lib/account/sign-up/schema';
import { accountTasks } from '@/lib/account/task-names';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { consume, limitOf, reserve } from '@/lib/server/rate-limit/consume';
import { networkLimits } from '@/lib/server/rate-limit/network-limits';
import type { CallingRequest } from '@/lib/server/request/read-request';

const hour = 3_600;
const day = 86_400;

/** Tries of a network in an hour that reveal whether an address is taken (product.md §8). */
const toldPerHour = 30;

/** Tries of a network in an hour; whole colleges share one. */
const triesPerHour = 300;

export type SignUpOutcome =
  /** And signed in. */
  | { readonly outcome: 'created' }
  | { readonly outcome: 'taken' }
  /** Created or taken: after too many addresses the answer does not say which. */
  | { readonly outcome: 'untold' }
  | { readonly outcome: 'limited' };

async function tellOwner(tx: Tx, userId: string): Promise<void> {
  if (!(await consume(tx, [limitOf('sign-up-tried-mail', userId, 1, day)]))) return;
  const task = accountTasks.mailSignUpTried;
  await enqueue(tx, task, { userId }, { jobKey: `${task}:${userId}` });
}

/**
 * Creates an account, its session in this browser, the mail that confirms its address and the consent to the
 * terms that both forms name, in one transaction. A caller who may not learn whether the address was free
 * gets no session, because a session would tell. Never changes an existing account; if its address is
 * unconfirmed, sends that mail again. Hashes the password in either case, so that the time reveals nothing.
 * @throws PasswordsBusy when too many passwords are being hashed
 */
export async function signUpAccount(
  { fullName, email, password, next }: SignUpInput,
  request: CallingRequest,
): Promise<SignUpOutcome> {
  const tries = await reserve(db, networkLimits('sign-up', request.network, triesPerHour, hour));
  if (!tries.allowed) return { outcome: 'limited' };
  const told = await consume(db, networkLimits('sign-up-told', request.network, toldPerHour, hour));
  const passwordHash = await hashPassword(password);

  const account = await db.$transaction(async (tx) => {
    const user = await insertOnce(tx.user, {
      email,
      name: fullName,
      passwordHash,
      passwordChangedAt: new Date(),
    });
    if (!user) {
      const known = await tx.user.findUniqueOrThrow({
        where: { email },
        select: { id: true, emailVerifiedAt: true, disabledAt: true },
      });
      if (known.disabledAt) return null;
      if (known.emailVerifiedAt) {
        if (!told) await tellOwner(tx, known.id);
      } else await resendConfirmationTo(tx, known.id);
      return null;
    }
    await recordAudit(tx, {
      actor: 'guest',
      action: 'account.created',
      subject: { table: 'users', id: user.id },
      subjectUserId: user.id,
      details: { proof: 'password' },
      request,
    });
    await giveConsents(tx, { userId: user.id, purposes: ['terms'], source: 'sign_up' });
    await enqueueConfirmation(tx, user.id, next);
    return { session: told ? await beginSession(tx, { userId: user.id, proof: 'password', request }) : null };
  });
  if (!told) return { outcome: 'untold' };
  if (!account) return { outcome: 'taken' };
  if (account.session) await setSessionCookies(account.session);
  return { outcome: 'created' };
}
