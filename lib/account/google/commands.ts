import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { closedCode } from '@/lib/account/closed/rules';
import { releaseAddress } from '@/lib/account/email-confirmation/removal';
import { type NewLink, notePendingLink } from '@/lib/account/google/pending-link';
import type { GoogleRefusal } from '@/lib/account/google/rules';
import { type GoogleIdentity, googleClaims } from '@/lib/account/google/schema';
import { authAdapter } from '@/lib/account/session/adapter';
import { beginSession } from '@/lib/account/sign-in/commands';
import { db, type Tx } from '@/lib/server/db';
import { isUniqueViolation } from '@/lib/server/db/unique-violation';
import type { CallingRequest } from '@/lib/server/request/read-request';

type GoogleArrival =
  /** An account is now linked to this subject; its owner may be signed in. */
  | { readonly outcome: 'linked'; readonly userId: string }
  /** An account with this address exists: the page must ask for its password once. */
  | { readonly outcome: 'to-link'; readonly link: NewLink }
  | { readonly outcome: 'refused'; readonly because: GoogleRefusal };

const provider = 'google';

/**
 * Links the account of the person named by Google's ID token, where that is allowed. The caller has checked the token
 * itself (signature, audience, nonce); next-auth then finds the account by its link and signs in. The subject is the
 * identity; the address only leads to an account that has never been linked:
 * - a new address gets an account that is verified and has no password;
 * - an unverified account loses the address, because nobody has ever proven to own it;
 * - a verified account is linked only after its password.
 */
export async function arriveFromGoogle(claims: unknown, request: CallingRequest): Promise<GoogleArrival> {
  const read = googleClaims.safeParse(claims);
  if (!read.success) return refuseUnknown('OAuthCallback', request);
  if (read.data.email_verified !== true) return refuseUnknown('GoogleEmailUnverified', request);
  const { sub: subject, email, name } = read.data;
  const decide = () => db.$transaction((tx) => arrive(tx, { subject, email, name }, request));
  try {
    return await decide();
  } catch (error) {
    // Two tabs came back at once, and the other one has made the account.
    if (!isUniqueViolation(error)) throw error;
    return decide();
  }
}

async function refuseUnknown(because: GoogleRefusal, request: CallingRequest): Promise<GoogleArrival> {
  await recordAudit(db, { actor: 'guest', action: 'google.refused', details: { because }, request });
  return { outcome: 'refused', because };
}

async function arrive(tx: Tx, identity: GoogleIdentity, request: CallingRequest): Promise<GoogleArrival> {
  const linked = await authAdapter(tx).getUserByAccount({ provider, providerAccountId: identity.subject });
  if (linked?.disabledAt) return refuse(tx, linked.id, closedCode(linked.disabledReason), request);
  if (linked) return { outcome: 'linked', userId: linked.id };

  // Locks the row, so that no confirmation or new password can arrive between the check and the decision.
  await tx.$queryRaw`SELECT id FROM users WHERE email = ${identity.email}::citext FOR UPDATE`;
  const user = await tx.user.findUnique({
    where: { email: identity.email },
    select: {
      id: true,
      disabledAt: true,
      disabledReason: true,
      emailVerifiedAt: true,
      passwordHash: true,
      accounts: { where: { provider }, select: { providerAccountId: true } },
    },
  });
  if (!user) return { outcome: 'linked', userId: await create(tx, identity, request) };
  if (user.disabledAt) return refuse(tx, user.id, closedCode(user.disabledReason), request);
  const [account] = user.accounts;
  // Another tab has made or linked it since the check above.
  if (account?.providerAccountId === identity.subject) return { outcome: 'linked', userId: user.id };
  if (account) return refuse(tx, user.id, 'GoogleOtherAccount', request);
  if (!user.emailVerifiedAt) {
    return { outcome: 'linked', userId: await takeOver(tx, user.id, identity, request) };
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
): Promise<GoogleArrival> {
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
  const { id } = await authAdapter(tx).createUser({ email, emailVerified: new Date(), name });
  await link(tx, id, subject);
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

/**
 * A stranger may have typed the address into the sign-up form first, so the owner gets a new account.
 * @returns the owner's account
 */
async function takeOver(
  tx: Tx,
  unproven: string,
  identity: GoogleIdentity,
  request: CallingRequest,
): Promise<string> {
  const released = await releaseAddress(tx, unproven);
  const id = await create(tx, identity, request);
  await recordAudit(tx, {
    actor: { userId: id, profile: null },
    action: 'google.took-over-unverified',
    subject: { table: 'users', id: unproven },
    subjectUserId: id,
    details: released,
    request,
  });
  return id;
}

/** Call it only in the transaction that has checked the proof. Stores none of Google's tokens. */
function link(tx: Tx, userId: string, subject: string): Promise<void> {
  return authAdapter(tx).linkAccount({ type: 'oauth', userId, provider, providerAccountId: subject });
}

/**
 * The adapter with which next-auth signs in after `arriveFromGoogle`. It finds people only by their link, never by
 * their address, and can make neither a person nor a link.
 */
export function arrivalAdapter(request: CallingRequest) {
  return {
    getUserByAccount: authAdapter(db).getUserByAccount,
    createSession: async ({ sessionToken: token, userId }: { sessionToken: string; userId: string }) => {
      const session = await db.$transaction(async (tx) => {
        // Keeps the lock until the end, so that an account that is being disabled at this moment gets no session.
        const held = await tx.$queryRaw<unknown[]>`
          SELECT 1 FROM users WHERE id = ${userId}::uuid AND disabled_at IS NULL FOR NO KEY UPDATE`;
        if (held.length === 0)
          throw new Error('The account was closed while its owner came back from Google.');
        return beginSession(tx, { userId, proof: provider, request, token });
      });
      return { sessionToken: token, userId, expires: session.expiresAt };
    },
  };
}
