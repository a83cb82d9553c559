import 'server-only';
import { actorOf } from '@/lib/account/actor';
import { recordAudit } from '@/lib/account/audit';
import { hashPassword, isOutdated, PasswordsBusy } from '@/lib/account/password/hashing';
import { currentDevice } from '@/lib/account/session/device';
import { askNextAuth, type ForgeryPair, ownForgeryPair } from '@/lib/account/session/next-auth';
import { sessionToken } from '@/lib/account/session/session';
import { setSessionCookies } from '@/lib/account/session/session-cookie';
import { revokeSessions, type StartedSession, startSession } from '@/lib/account/session/session-store';
import { type CredentialsChecked, checkCredentials } from '@/lib/account/sign-in/credentials';
import { knownDevice, rememberDevice } from '@/lib/account/sign-in/known-device';
import { signInSchema } from '@/lib/account/sign-in/schema';
import { accountTasks } from '@/lib/account/task-names';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { CallingRequest } from '@/lib/server/request/read-request';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

type Proof = 'password' | 'google';

type Beginning = {
  readonly userId: string;
  readonly proof: Proof;
  readonly request: CallingRequest;
  /** Made by next-auth, when it asks for the session. */
  readonly token?: string;
};

/**
 * Starts the session of a person who has just proven who they are. The token is always new, and this
 * browser's earlier session ends.
 */
export async function beginSession(
  tx: Tx,
  { userId, proof, request, token }: Beginning,
): Promise<StartedSession> {
  const before = await sessionToken();
  const replaced = before
    ? await tx.userSession.findUnique({
        where: { tokenHash: hashOfSecret(before) },
        select: { id: true, userId: true },
      })
    : null;
  if (replaced) {
    await revokeSessions(tx, { userId: replaced.userId, sessionId: replaced.id }, 'signed_in_again');
  }
  const session = await startSession(tx, userId, await currentDevice(), token);
  await recordAudit(tx, {
    actor: await actorOf(tx, userId),
    action: 'session.started',
    subject: { table: 'user_sessions', id: session.id },
    subjectUserId: userId,
    details: { proof },
    request,
  });
  return session;
}

/** Hashes again at today's cost. At a busy hour this waits for the next sign-in. */
async function freshHash(password: string, stored: string): Promise<string | undefined> {
  if (!isOutdated(stored)) return undefined;
  try {
    return await hashPassword(password);
  } catch (error) {
    if (error instanceof PasswordsBusy) return undefined;
    throw error;
  }
}

type RightCredentials = Extract<CredentialsChecked, { readonly outcome: 'right' }>;

/**
 * Whether the account opens other people's records: a therapist's or an admin's does. Clients get no mail
 * about a new browser, because another reader of the mailbox would learn of it.
 */
async function opensOthersRecords(tx: Tx, userId: string): Promise<boolean> {
  const profile = await tx.profile.findUnique({ where: { userId }, select: { role: true } });
  return profile !== null && profile.role !== 'client';
}

/**
 * Starts the session of a person whose password was right, and mails therapists and admins when the browser
 * is new.
 * @returns null when the account has changed meanwhile
 */
async function beginWithPassword(
  { userId, email, passwordHash }: RightCredentials,
  password: string,
  request: CallingRequest,
): Promise<StartedSession | null> {
  const renewed = await freshHash(password, passwordHash);
  const known = await knownDevice(email);
  return db.$transaction(async (tx) => {
    // Keeps the lock until the end: changing the password or disabling the account at this moment either ends the new
    // session or prevents it.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users
      WHERE id = ${userId}::uuid AND password_hash = ${passwordHash} AND disabled_at IS NULL FOR NO KEY UPDATE`;
    if (held.length === 0) return null;
    if (renewed) await tx.user.update({ where: { id: userId }, data: { passwordHash: renewed } });
    const session = await beginSession(tx, { userId, proof: 'password', request });
    if (!known && (await opensOthersRecords(tx, userId))) {
      await enqueue(tx, accountTasks.mailNewBrowser, { sessionId: session.id });
    }
    return session;
  });
}

const credentials = signInSchema.omit({ next: true });

type SignedIn =
  | CredentialsChecked
  /** The CSRF token is missing or another's: the password was not checked. */
  | { readonly outcome: 'forged' };

/**
 * Signs this browser in with an address and a password. next-auth calls `authorize`, which checks them and
 * starts the session; the library puts the result of `encode`, the session's token, into the cookie.
 * @param typed fields `email` and `password`, unchecked
 * @param shown the CSRF token and its cookie, if the browser had to send them
 * @throws when the database or the limiter fails; no session starts then
 */
export async function signInWithPassword(
  typed: { readonly email?: unknown; readonly password?: unknown },
  request: CallingRequest,
  shown?: ForgeryPair,
): Promise<SignedIn> {
  const pair = shown ?? (await ownForgeryPair());
  const done: { checked?: CredentialsChecked; session?: StartedSession } = {};
  const authorize = async () => {
    done.checked = { outcome: 'wrong' };
    const sent = credentials.safeParse({ email: typed.email, password: typed.password });
    if (!sent.success) return null;
    const checked = await checkCredentials({ ...sent.data, network: request.network });
    if (checked.outcome !== 'right') {
      done.checked = checked;
      return null;
    }
    const session = await beginWithPassword(checked, sent.data.password, request);
    if (!session) return null;
    Object.assign(done, { checked, session });
    return { id: checked.userId };
  };
  const { sessionToken: token } = await askNextAuth('POST callback/credentials', pair, {
    authorize,
    encode: async () => done.session?.token ?? '',
  });
  const { checked, session } = done;
  if (!checked) return { outcome: 'forged' };
  if (checked.outcome === 'right') {
    if (!session || !token) throw new Error('next-auth has not passed on the session that was started.');
    await setSessionCookies({ token, expiresAt: session.expiresAt });
    await rememberDevice(checked.email);
  }
  return checked;
}
