import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { changeRole, isLastAdmin } from '@/lib/account/role/commands';
import { resetSecondFactor } from '@/lib/account/second-factor/commands';
import { withFreshCode } from '@/lib/account/second-factor/confirm';
import { grantRoles } from '@/lib/account/session/role-grant';
import { type Role, roleOf } from '@/lib/account/session/roles';
import { type RevokeReason, revokeSessions } from '@/lib/account/session/session-store';
import type { AdminCaller } from '@/lib/admin/caller';
import { eraseAsAsked } from '@/lib/privacy/erasure/commands';
import { isOutdated } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';

export type Proof = {
  /** Six digits of their authenticator app, valid once. */
  readonly code: string;
  readonly reason: string;
  readonly now?: Date;
};

export type CodeRefusal = 'wrong' | 'used' | 'limited';

/** Locks the account until the end of the transaction, so that a decision about it holds until then. */
export async function hold(tx: Tx, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  return tx.user.findUnique({
    where: { id: userId },
    select: {
      email: true,
      emailVerifiedAt: true,
      disabledAt: true,
      disabledReason: true,
      therapist: { select: { id: true, isActive: true } },
      profile: { select: { id: true, role: true, onboardingCompleted: true } },
    },
  });
}

type RoleOutcome =
  | 'done'
  | 'same'
  | 'unknown'
  | 'yourself'
  | 'last-admin'
  | 'not-ready'
  | 'linked'
  | CodeRefusal
  | { readonly current: Role };

/**
 * Changes a person's role, with a code of the admin's app and a reason. Admins cannot change their own, and
 * the last admin stays one. Mails the person and all admins.
 * @param version of the role that the form showed (`versionOf`)
 * @returns the present role, if it is no longer the shown one; nothing changes then
 */
export function giveRole(
  { viewer, request }: AdminCaller,
  userId: string,
  { to, version, ...proof }: Proof & { readonly to: Role; readonly version: string },
): Promise<RoleOutcome> {
  return withFreshCode(viewer, { ...proof, request }, async (tx, ask): Promise<RoleOutcome> => {
    await grantRoles(tx);
    const user = await hold(tx, userId);
    if (!user) return 'unknown';
    const { profile } = user;
    if (userId === viewer.userId) return 'yourself';
    if (!profile?.onboardingCompleted || user.disabledAt) return 'not-ready';
    const from = roleOf(profile.role);
    if (from === to) return 'same';
    if (isOutdated(version, { role: to }, { role: from })) return { current: from };
    if (to === 'admin' && !user.emailVerifiedAt) return 'not-ready';
    if (user.therapist && to !== 'therapist') return 'linked';
    if (from === 'admin' && (await isLastAdmin(tx, userId))) return 'last-admin';
    const refused = await ask();
    if (refused) return refused;
    await changeRole(tx, { userId, profile, to, actor: viewer, reason: proof.reason, request });
    return 'done';
  });
}

export async function endSessions(
  tx: Tx,
  { viewer, request }: AdminCaller,
  which: { readonly userId: string; readonly sessionId?: string },
  reason: RevokeReason,
): Promise<number> {
  const { userId, sessionId } = which;
  const count = await revokeSessions(tx, sessionId ? { userId, sessionId } : { userId }, reason);
  if (count > 0) {
    await recordAudit(tx, {
      actor: viewer,
      action: 'session.ended',
      ...(sessionId && { subject: { table: 'user_sessions', id: sessionId } }),
      subjectUserId: userId,
      details: { reason, count },
      request,
    });
  }
  return count;
}

/**
 * Signs a person out, on one device or everywhere.
 * @param sessionId empty for all
 * @returns the number of sessions ended
 */
export function endSessionsOf(by: AdminCaller, userId: string, sessionId: string): Promise<number> {
  const which = sessionId === '' ? { userId } : { userId, sessionId };
  return db.$transaction((tx) => endSessions(tx, by, which, 'ended_by_admin'));
}

/**
 * Removes the second factor of a person who has lost phone and codes, and signs them out, so that a thief
 * with the password cannot continue in an open session. Needs the admin's own code and a reason; mails the
 * person and all admins. People remove their own factor with a code, on their own page.
 */
export function resetSecondFactorOf(
  { viewer, request }: AdminCaller,
  userId: string,
  proof: Proof,
): Promise<'done' | 'none' | 'yourself' | CodeRefusal> {
  return withFreshCode(viewer, { ...proof, request }, async (tx, ask) => {
    if (userId === viewer.userId) return 'yourself';
    if ((await tx.secondFactor.count({ where: { userId } })) === 0) return 'none';
    const refused = await ask();
    if (refused) return refused;
    await resetSecondFactor(tx, viewer, userId, { request, why: proof.reason });
    await endSessions(tx, { viewer, request }, { userId }, 'second_factor_reset');
    return 'done';
  });
}

type EraseOutcome = 'erased' | 'is-admin' | 'unknown' | 'yourself' | 'other-address' | CodeRefusal;

/**
 * Erases a person who asked the team for it, with a code of the admin's app and a reason. The team has
 * checked their identity. Admins erase themselves, or lose the role first.
 * @param email typed by the admin, so that a slip erases no other account
 */
export function eraseUser(
  { viewer, request }: AdminCaller,
  userId: string,
  { email, ...proof }: Proof & { readonly email: string },
): Promise<EraseOutcome> {
  return withFreshCode(
    viewer,
    { ...proof, request },
    async (tx, ask): Promise<EraseOutcome> => {
      if (userId === viewer.userId) return 'yourself';
      const user = await hold(tx, userId);
      if (!user) return 'unknown';
      if (user.email.toLowerCase() !== email.toLowerCase()) return 'other-address';
      if (user.profile?.role === 'admin') return 'is-admin';
      const refused = await ask();
      if (refused) return refused;
      await eraseAsAsked(tx, viewer, userId, { request, reason: proof.reason });
      return 'erased';
    },
    transactionOptions.wholeRecord,
  );
}
