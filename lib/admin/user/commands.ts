import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import { changeRole, isLastAdmin } from '@/lib/account/role/commands';
import { resetSecondFactor } from '@/lib/account/second-factor/commands';
import { grantRoles } from '@/lib/account/session/role-grant';
import { type Role, roleOf } from '@/lib/account/session/roles';
import type { MemberOf } from '@/lib/account/session/session';
import { type RevokeReason, revokeSessions } from '@/lib/account/session/session-store';
import { eraseAsAsked } from '@/lib/privacy/erasure/commands';
import { isOutdated } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import type { CallingRequest } from '@/lib/server/request/read-request';

type By = { readonly viewer: MemberOf<'admin'>; readonly request: Pick<CallingRequest, 'id' | 'network'> };

/** Locks the account until the end of the transaction, so that a decision about it still holds then. */
async function hold(tx: Tx, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  return tx.user.findUnique({
    where: { id: userId },
    select: {
      emailVerifiedAt: true,
      disabledAt: true,
      disabledReason: true,
      therapist: { select: { id: true } },
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
  | { readonly stands: Role };

/**
 * Gives somebody another role. Nobody changes their own, and the last admin stays one.
 * @param version of the role that the form showed (`versionOf`)
 * @returns the role that stands, when it is no longer the one that was shown; nothing changes then
 */
export function giveRole(
  { viewer, request }: By,
  userId: string,
  { to, version }: { readonly to: Role; readonly version: string },
): Promise<RoleOutcome> {
  return db.$transaction(async (tx): Promise<RoleOutcome> => {
    await grantRoles(tx);
    const user = await hold(tx, userId);
    if (!user) return 'unknown';
    const { profile } = user;
    if (userId === viewer.userId) return 'yourself';
    if (!profile?.onboardingCompleted || user.disabledAt) return 'not-ready';
    const from = roleOf(profile.role);
    if (from === to) return 'same';
    if (isOutdated(version, { role: to }, { role: from })) return { stands: from };
    if (to === 'admin' && !user.emailVerifiedAt) return 'not-ready';
    if (user.therapist && to !== 'therapist') return 'linked';
    if (from === 'admin' && (await isLastAdmin(tx, userId))) return 'last-admin';
    await changeRole(tx, { userId, profile, to, actor: viewer, request });
    return 'done';
  });
}

async function endSessions(
  tx: Tx,
  { viewer, request }: By,
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
 * Signs somebody out, on one device or everywhere.
 * @param sessionId empty for all
 * @returns how many sessions ended
 */
export function endSessionsOf(by: By, userId: string, sessionId: string): Promise<number> {
  const which = sessionId === '' ? { userId } : { userId, sessionId };
  return db.$transaction((tx) => endSessions(tx, by, which, 'ended_by_admin'));
}

type DisableOutcome = 'done' | 'before' | 'unknown' | 'yourself' | 'last-admin';

/** Disables an account until somebody enables it again: ends every session and prevents sign-in. */
export function disableAccount(by: By, userId: string, reason: string): Promise<DisableOutcome> {
  return db.$transaction(async (tx): Promise<DisableOutcome> => {
    // The code below counts admins, so changes of their number must wait for each other.
    await grantRoles(tx);
    const user = await hold(tx, userId);
    if (!user) return 'unknown';
    if (userId === by.viewer.userId) return 'yourself';
    if (user.disabledAt) return 'before';
    if (user.profile?.role === 'admin' && (await isLastAdmin(tx, userId))) return 'last-admin';
    await tx.user.update({ where: { id: userId }, data: { disabledAt: new Date(), disabledReason: reason } });
    await endSessions(tx, by, { userId }, 'account_disabled');
    await writeState(tx, by, userId, 'account.disabled');
    return 'done';
  });
}

/** Enables a disabled account again. An erased one stays disabled: it belongs to nobody any more. */
export function enableAccount(by: By, userId: string): Promise<'done' | 'before' | 'unknown' | 'erased'> {
  return db.$transaction(async (tx) => {
    const user = await hold(tx, userId);
    if (!user) return 'unknown';
    if (!user.disabledAt) return 'before';
    if (user.disabledReason === 'erased') return 'erased';
    await tx.user.update({ where: { id: userId }, data: { disabledAt: null, disabledReason: null } });
    await writeState(tx, by, userId, 'account.enabled');
    return 'done';
  });
}

function writeState(tx: Tx, { viewer, request }: By, userId: string, action: string): Promise<void> {
  const subject = { table: 'users', id: userId };
  return recordAudit(tx, { actor: viewer, action, subject, subjectUserId: userId, request });
}

/**
 * Removes somebody's second factor and signs them out: phone and codes are lost, and somebody with the password must
 * not continue in an open session. People remove their own with a code, on their own page.
 */
export function resetSecondFactorOf(by: By, userId: string): Promise<'done' | 'none' | 'yourself'> {
  return db.$transaction(async (tx) => {
    if (userId === by.viewer.userId) return 'yourself';
    if (!(await resetSecondFactor(tx, by.viewer, userId, by.request))) return 'none';
    await endSessions(tx, by, { userId }, 'second_factor_reset');
    return 'done';
  });
}

type EraseOutcome = 'erased' | 'is-admin' | 'unknown' | 'yourself' | 'other-address';

/** Erases somebody who asked the team for it. @param email typed by the admin, so that a slip erases nobody */
export async function eraseUser(
  { viewer, request }: By,
  userId: string,
  email: string,
): Promise<EraseOutcome> {
  if (userId === viewer.userId) return 'yourself';
  const user = await db.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) return 'unknown';
  if (user.email.toLowerCase() !== email.toLowerCase()) return 'other-address';
  return eraseAsAsked(viewer, userId, request);
}
