import 'server-only';
import { actorOf } from '@/lib/account/actor';
import { type NewLink, notePendingLink } from '@/lib/account/google/pending-link';
import type { GoogleRefusal } from '@/lib/account/google/rules';
import { type GoogleIdentity, googleClaims } from '@/lib/account/google/schema';
import { beginSession } from '@/lib/account/sign-in/commands';
import { forgetUnprovenPerson } from '@/lib/account/verification/removal';
import { recordAudit } from '@/lib/audit/record';
import { revokeSessions, type StartedSession } from '@/lib/auth/session-store';
import { db, type Tx } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';
import { isUniqueViolation } from '@/lib/unique-violation';

export type GoogleSignIn =
  | { readonly outcome: 'signed-in'; readonly session: StartedSession }
  /** An account with this address exists: its password is to be asked for once. */
  | { readonly outcome: 'to-link'; readonly link: NewLink }
  | { readonly outcome: 'refused'; readonly because: GoogleRefusal };

const provider = 'google';

/**
 * Signs in whom Google's ID token names. The caller has checked the token itself (signature, audience, nonce).
 * Identity is the subject; the address only leads to an account that has never been linked:
 *
 * - a new address gets an account that is verified and has no password;
 * - an unverified account loses its password and its sessions, because nobody has ever proven to own the address;
 * - a verified one is linked only after its password was given.
 */
export async function signInWithGoogle(claims: unknown, request: CallingRequest): Promise<GoogleSignIn> {
  const read = googleClaims.safeParse(claims);
  if (!read.success) return refuseUnknown('OAuthCallback', request);
  if (read.data.email_verified !== true) return refuseUnknown('GoogleEmailUnverified', request);
  const { sub: subject, email, name } = read.data;
  const decide = () => db.$transaction((tx) => signIn(tx, { subject, email, name }, request));
  try {
    return await decide();
  } catch (error) {
    // Two tabs came back at once and the other was first: now there is an account to find.
    if (!isUniqueViolation(error)) throw error;
    return decide();
  }
}

async function refuseUnknown(because: GoogleRefusal, request: CallingRequest): Promise<GoogleSignIn> {
  await recordAudit(db, { actor: 'guest', action: 'google.refused', details: { because }, request });
  return { outcome: 'refused', because };
}

async function signIn(tx: Tx, identity: GoogleIdentity, request: CallingRequest): Promise<GoogleSignIn> {
  const linked = await tx.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId: identity.subject } },
    select: { user: { select: { id: true, disabledAt: true } } },
  });
  if (linked?.user.disabledAt) return refuse(tx, linked.user.id, 'GoogleAccountClosed', request);
  if (linked) return start(tx, linked.user.id, request);

  // Locked, so that a verification mail or a new password cannot arrive between the look and the decision.
  await tx.$queryRaw`SELECT id FROM users WHERE email = ${identity.email}::citext FOR UPDATE`;
  const user = await tx.user.findUnique({
    where: { email: identity.email },
    select: {
      id: true,
      disabledAt: true,
      emailVerifiedAt: true,
      passwordHash: true,
      accounts: { where: { provider }, select: { providerAccountId: true } },
    },
  });
  if (!user) return start(tx, await create(tx, identity, request), request);
  if (user.disabledAt) return refuse(tx, user.id, 'GoogleAccountClosed', request);
  const [account] = user.accounts;
  // Made or linked by another tab since the look above.
  if (account?.providerAccountId === identity.subject) return start(tx, user.id, request);
  if (account) return refuse(tx, user.id, 'GoogleOtherAccount', request);
  if (!user.emailVerifiedAt) {
    await takeOver(tx, user.id, identity, request);
    return start(tx, user.id, request);
  }
  if (!user.passwordHash) return refuse(tx, user.id, 'GoogleOtherAccount', request);
  await recordAudit(tx, {
    actor: 'guest',
    action: 'google.link-offered',
    subject: { table: 'users', id: user.id },
    subjectUserId: user.id,
    request,
  });
  return { outcome: 'to-link', link: await notePendingLink(tx, user.id, identity.subject) };
}

async function refuse(
  tx: Tx,
  userId: string,
  because: GoogleRefusal,
  request: CallingRequest,
): Promise<GoogleSignIn> {
  await recordAudit(tx, {
    actor: 'guest',
    action: 'google.refused',
    subjectUserId: userId,
    details: { because },
    request,
  });
  return { outcome: 'refused', because };
}

async function create(
  tx: Tx,
  { subject, email, name }: GoogleIdentity,
  request: CallingRequest,
): Promise<string> {
  const { id } = await tx.user.create({
    data: {
      email,
      emailVerifiedAt: new Date(),
      name,
      accounts: { create: { provider, providerAccountId: subject } },
    },
    select: { id: true },
  });
  await recordAudit(tx, {
    actor: { userId: id, profile: null },
    action: 'account.created',
    subject: { table: 'users', id },
    subjectUserId: id,
    details: { with: provider },
    request,
  });
  return id;
}

/** Whoever typed the address into the sign-up form first may have been a stranger: nothing of theirs stays. */
async function takeOver(
  tx: Tx,
  userId: string,
  { subject, name }: GoogleIdentity,
  request: CallingRequest,
): Promise<void> {
  const now = new Date();
  await tx.user.update({
    where: { id: userId },
    data: {
      emailVerifiedAt: now,
      passwordHash: null,
      passwordChangedAt: now,
      ...(name && { name }),
      accounts: { create: { provider, providerAccountId: subject } },
    },
  });
  await tx.accountToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  const sessionsEnded = await revokeSessions(tx, { userId }, 'account_linked');
  await forgetUnprovenPerson(tx, userId);
  await recordAudit(tx, {
    actor: await actorOf(tx, userId),
    action: 'google.took-over-unverified',
    subject: { table: 'users', id: userId },
    subjectUserId: userId,
    details: { sessionsEnded },
    request,
  });
}

async function start(tx: Tx, userId: string, request: CallingRequest): Promise<GoogleSignIn> {
  return { outcome: 'signed-in', session: await beginSession(tx, { userId, proof: provider, request }) };
}
