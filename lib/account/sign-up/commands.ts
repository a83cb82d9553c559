import 'server-only';
import { hashPassword } from '@/lib/account/password/hashing';
import type { SignUpInput } from '@/lib/account/sign-up/schema';
import { accountTasks } from '@/lib/account/task-names';
import { queueVerification, resendVerificationTo } from '@/lib/account/verification/commands';
import { recordAudit } from '@/lib/audit/record';
import { giveConsents } from '@/lib/consent/commands';
import { db, type Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { limitOf, reserve, spend } from '@/lib/rate-limit/spend';
import type { CallingRequest } from '@/lib/request/read-request';

const hour = 3_600;
const day = 86_400;

/** Tries of a network in an hour that are told whether an address is taken (spec §8). */
const toldPerHour = 30;

/** Tries of a network in an hour at which it ends altogether; whole colleges share one. */
const triesPerHour = 300;

type SignUp = Pick<SignUpInput, 'fullName' | 'email' | 'password'> & {
  /** The box of /signup was ticked. */
  readonly agreedToTerms: boolean;
};

export type SignUpOutcome =
  | { readonly outcome: 'created' }
  | { readonly outcome: 'taken' }
  /** Created or taken: somebody who asks about many addresses is not told. */
  | { readonly outcome: 'untold' }
  | { readonly outcome: 'limited' };

async function tellOwner(tx: Tx, userId: string): Promise<void> {
  if (!(await spend(tx, [limitOf('sign-up-tried-mail', userId, 1, day)]))) return;
  const task = accountTasks.mailSignUpTried;
  await enqueue(tx, task, { userId }, { jobKey: `${task}:${userId}` });
}

/**
 * Creates an account, the mail that confirms its address and, where it was given, the consent to the terms, in one
 * transaction. An account that is there already is never touched; if its address still waits to be confirmed, the
 * mail goes out once more. The password is hashed in either case, so that the time taken says nothing.
 * @throws PasswordsBusy when too many passwords are being hashed
 */
export async function signUpAccount(
  { fullName, email, password, agreedToTerms }: SignUp,
  request: CallingRequest,
): Promise<SignUpOutcome> {
  const tries = await reserve(db, [limitOf('sign-up', request.network, triesPerHour, hour)]);
  if (!tries.allowed) return { outcome: 'limited' };
  const told = await spend(db, [limitOf('sign-up-told', request.network, toldPerHour, hour)]);
  const passwordHash = await hashPassword(password);

  const created = await db.$transaction(async (tx) => {
    const [user] = await tx.user.createManyAndReturn({
      data: { email, name: fullName, passwordHash, passwordChangedAt: new Date() },
      // A twin that is being written at this moment is waited for; the account stays as whoever came first made it.
      skipDuplicates: true,
      select: { id: true },
    });
    if (!user) {
      const known = await tx.user.findUniqueOrThrow({
        where: { email },
        select: { id: true, emailVerifiedAt: true, disabledAt: true },
      });
      if (known.disabledAt) return false;
      if (known.emailVerifiedAt) {
        if (!told) await tellOwner(tx, known.id);
      } else await resendVerificationTo(tx, known.id);
      return false;
    }
    await recordAudit(tx, {
      actor: 'guest',
      action: 'account.created',
      subject: { table: 'users', id: user.id },
      subjectUserId: user.id,
      details: { proof: 'password' },
      request,
    });
    if (agreedToTerms) await giveConsents(tx, { userId: user.id, purposes: ['terms'], source: 'sign_up' });
    await queueVerification(tx, user.id);
    return true;
  });
  if (!told) return { outcome: 'untold' };
  return { outcome: created ? 'created' : 'taken' };
}
