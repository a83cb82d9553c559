import 'server-only';
import type { Route } from 'next';
import { actorOf } from '@/lib/account/actor';
import { enqueueAdoption } from '@/lib/account/adoption';
import { recordAudit } from '@/lib/account/audit';
import { waitingConfirmation } from '@/lib/account/email-confirmation/queries';
import { confirmationHours } from '@/lib/account/email-confirmation/rules';
import { setSessionCookies } from '@/lib/account/session/session-cookie';
import { beginSession } from '@/lib/account/sign-in/commands';
import { type CredentialsChecked, checkCredentials } from '@/lib/account/sign-in/credentials';
import { rememberDevice } from '@/lib/account/sign-in/known-device';
import { accountTasks } from '@/lib/account/task-names';
import { consumeToken, issueToken, retireTokens } from '@/lib/account/token/commands';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { limitOf, reserve } from '@/lib/server/rate-limit/consume';
import type { CallingRequest } from '@/lib/server/request/read-request';

const hour = 3_600;

/**
 * Makes a link that confirms the person's address and queues its mail. Older links stay valid.
 * @param next the page to open after confirming
 */
export async function enqueueConfirmation(tx: Tx, userId: string, next = ''): Promise<void> {
  const tokenId = await issueToken(tx, {
    userId,
    purpose: 'verify_email',
    minutes: confirmationHours * 60,
    next,
  });
  if (!tokenId) return;
  const task = accountTasks.mailConfirmation;
  await enqueue(tx, task, { tokenId }, { jobKey: `${task}:${tokenId}` });
}

/** Like `enqueueConfirmation`, at most three times an hour for any caller. @returns whether a mail is on its way */
export async function resendConfirmationTo(tx: Tx, userId: string, next = ''): Promise<boolean> {
  const reservation = await reserve(tx, [limitOf('verification-mail', userId, 3, hour)]);
  if (reservation.allowed) await enqueueConfirmation(tx, userId, next);
  return reservation.allowed;
}

/** Records, once, that this person reads mail at their address. Uses up all other links that would confirm it. */
export async function markVerified(tx: Tx, userId: string, request: CallingRequest): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  });
  await retireTokens(tx, { userId, purpose: 'verify_email' });
  if (count === 0) return;
  await enqueueAdoption(tx, userId);
  await recordAudit(tx, {
    actor: await actorOf(tx, userId),
    action: 'email.verified',
    subject: { table: 'users', id: userId },
    subjectUserId: userId,
    request,
  });
}

export type AddressConfirmed =
  | { readonly outcome: 'confirmed'; readonly next: Route }
  /** The link is used up, too old or unknown. */
  | { readonly outcome: 'spent' }
  /** This browser is not signed in to the account, and the form held no password. */
  | { readonly outcome: 'password-missing' }
  | Exclude<CredentialsChecked, { readonly outcome: 'right' }>;

type Confirmation = {
  readonly token: string;
  /** Empty if this browser is signed in to the account. */
  readonly password: string;
};

/**
 * Confirms the address whose mail held this secret. Anybody can make an account with another person's
 * address, so reading the mail is not enough: the reader must be signed in to the account in this browser or
 * give its password. Giving it also signs them in, unless another account is signed in here. A try counts
 * like any other try of the password.
 * @throws when the database or the limiter fails; nothing is confirmed then
 */
export async function confirmAddress(
  { token, password }: Confirmation,
  request: CallingRequest,
): Promise<AddressConfirmed> {
  const waiting = await waitingConfirmation(token);
  if (!waiting) return { outcome: 'spent' };
  const { email, userId, viewer, next } = waiting;
  if (viewer?.userId === userId) {
    const confirmed = await db.$transaction((tx) => consumeConfirmation(tx, token, request));
    if (confirmed) await rememberDevice(email);
    return confirmed ? { outcome: 'confirmed', next } : { outcome: 'spent' };
  }
  if (password === '') return { outcome: 'password-missing' };
  const checked = await checkCredentials({ email, password, network: request.network });
  if (checked.outcome !== 'right') return checked;
  const done = await db.$transaction(async (tx) => {
    // Keeps the lock until the end, so that an address is not confirmed while its password is being changed.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users
      WHERE id = ${userId}::uuid AND password_hash = ${checked.passwordHash} AND disabled_at IS NULL
      FOR NO KEY UPDATE`;
    if (held.length === 0 || !(await consumeConfirmation(tx, token, request))) return null;
    return { session: viewer ? null : await beginSession(tx, { userId, proof: 'password', request }) };
  });
  if (!done) return { outcome: 'spent' };
  if (done.session) await setSessionCookies(done.session);
  await rememberDevice(email);
  return { outcome: 'confirmed', next };
}

async function consumeConfirmation(tx: Tx, secret: string, request: CallingRequest): Promise<boolean> {
  const userId = await consumeToken(tx, 'verify_email', secret);
  if (!userId) return false;
  await markVerified(tx, userId, request);
  return true;
}

type Resent = 'sent' | 'already' | 'enough';

/** Sends the link again to a signed-in person. */
export async function resendConfirmationOf(userId: string, next: string): Promise<Resent> {
  return db.$transaction(async (tx): Promise<Resent> => {
    const user = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { emailVerifiedAt: true },
    });
    if (user.emailVerifiedAt) return 'already';
    return (await resendConfirmationTo(tx, userId, next)) ? 'sent' : 'enough';
  });
}
