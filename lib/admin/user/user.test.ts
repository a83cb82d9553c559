import { describe, expect, it } from 'vitest';
import type { Role } from '@/lib/account/session/roles';
import { viewerOfToken } from '@/lib/account/session/session';
import type { AdminCaller } from '@/lib/admin/caller';
import { disableAccount, enableAccount, endsWith } from '@/lib/admin/user/closing';
import { endSessionsOf, eraseUser, giveRole, resetSecondFactorOf } from '@/lib/admin/user/commands';
import { exportUsers, listUsers } from '@/lib/admin/user/queries';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import { createAdmin, freshProof } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist, createUser } from '@/test/therapist/factories';

setUpDatabase();

const audit = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(
    ({ action, subjectUserId, actorUserId }) => ({
      action,
      subjectUserId,
      actorUserId,
    }),
  );
/** Opens the account's page and gives a role. */
async function give(by: AdminCaller, userId: string, to: Role) {
  const profile = await db.profile.findUnique({ where: { userId } });
  const version = versionOf({ role: profile?.role ?? '' });
  return giveRole(by, userId, { to, version, ...(await freshProof(by)) });
}
/** Opens the account's page and closes the account. */
async function close(by: AdminCaller, userId: string, cancels = true) {
  const { version } = await endsWith(userId);
  return disableAccount(by, userId, { because: 'conduct', version, cancels, ...(await freshProof(by)) });
}
const open = async (by: AdminCaller, userId: string) => enableAccount(by, userId, await freshProof(by));
const erase = async (by: AdminCaller, userId: string, email: string) =>
  eraseUser(by, userId, { email, ...(await freshProof(by)) });
const roleOf = async (userId: string) => (await db.profile.findUniqueOrThrow({ where: { userId } })).role;

describe('roles', () => {
  it('admins give them: the person is signed out, and the log says so', async () => {
    const by = await createAdmin();
    const { token, viewer } = await signedIn();
    expect(await give(by, viewer.userId, 'admin')).toBe('done');
    expect(await roleOf(viewer.userId)).toBe('admin');
    expect(await viewerOfToken(token)).toBeNull();
    expect((await audit()).at(-1)).toEqual({
      action: 'role.changed',
      subjectUserId: viewer.userId,
      actorUserId: by.viewer.userId,
    });
    expect((await db.auditEntry.findFirstOrThrow({ where: { action: 'role.changed' } })).details).toEqual({
      from: 'client',
      to: 'admin',
      reason: 'Asked by phone',
    });
    expect(await give(by, viewer.userId, 'admin')).toBe('same');
  });

  it('nobody gives one to themselves, to an unknown account, or to somebody linked', async () => {
    const by = await createAdmin();
    expect(await give(by, by.viewer.userId, 'client')).toBe('yourself');
    expect(await give(by, crypto.randomUUID(), 'client')).toBe('unknown');
    expect(await give(by, (await createUser()).id, 'admin')).toBe('not-ready');
    const unconfirmed = await createProfile();
    await db.user.update({ where: { id: unconfirmed.userId }, data: { emailVerifiedAt: null } });
    expect(await give(by, unconfirmed.userId, 'admin')).toBe('not-ready');
    const linked = await createProfile({ role: 'therapist' });
    await createTherapist({ userId: linked.userId });
    expect(await give(by, linked.userId, 'client')).toBe('linked');
    expect(await roleOf(linked.userId)).toBe('therapist');
  });

  // One attempt each: a code is valid once, and codes that arrive in another order are refused.
  it.each([
    [
      'each takes it from the next',
      (by: AdminCaller, next: AdminCaller) => give(by, next.viewer.userId, 'client'),
    ],
    [
      'each closes the next one’s account',
      (by: AdminCaller, next: AdminCaller) => close(by, next.viewer.userId),
    ],
  ])('leave one admin, if at the same moment %s', async (_what, attempt) => {
    const admins = await Promise.all([createAdmin(), createAdmin(), createAdmin()]);
    await Promise.all(admins.map((by, at) => attempt(by, admins[(at + 1) % admins.length] ?? by)));
    expect(await db.profile.count({ where: { role: 'admin', user: { disabledAt: null } } })).toBe(1);
  });
});

describe('accounts', () => {
  it('are closed and opened again', async () => {
    const by = await createAdmin();
    const { token, viewer } = await signedIn();
    expect(await close(by, viewer.userId)).toBe('done');
    expect(await viewerOfToken(token)).toBeNull();
    expect(await close(by, viewer.userId)).toBe('before');
    expect(await open(by, viewer.userId)).toBe('done');
    expect(await open(by, viewer.userId)).toBe('before');
    // An ended session stays ended.
    expect(await viewerOfToken(token)).toBeNull();
    const actions = (await audit()).map(({ action }) => action);
    expect(actions.filter((action) => action !== 'second-factor.confirmed')).toEqual([
      'session.ended',
      'account.disabled',
      'account.enabled',
    ]);
    expect(await close(by, by.viewer.userId)).toBe('yourself');
  });

  it('are signed out on one device or everywhere; a session of somebody else is left alone', async () => {
    const by = await createAdmin();
    const { viewer } = await signedIn();
    await signedIn(viewer.userId);
    const stranger = await signedIn();
    expect(await endSessionsOf(by, viewer.userId, stranger.viewer.sessionId)).toBe(0);
    expect(await endSessionsOf(by, viewer.userId, viewer.sessionId)).toBe(1);
    expect(await endSessionsOf(by, viewer.userId, '')).toBe(1);
    expect(await endSessionsOf(by, viewer.userId, '')).toBe(0);
    expect(await viewerOfToken(stranger.token)).not.toBeNull();
  });

  it('are erased once the admin has typed their address, even when disabled, and never come back', {
    tags: ['slow'],
  }, async () => {
    const by = await createAdmin();
    const { userId, user } = await createProfile();
    await close(by, userId);
    expect(await erase(by, userId, 'somebody@else.in')).toBe('other-address');
    expect(await erase(by, userId, user.email.toUpperCase())).toBe('erased');
    const erased = await db.user.findUniqueOrThrow({ where: { id: userId } });
    expect(erased).toMatchObject({ name: null, passwordHash: null, disabledReason: 'erased' });
    expect(erased.email).not.toBe(user.email);
    expect(await erase(by, userId, erased.email)).toBe('erased');
    expect(await db.privacyRequest.count({ where: { userId, kind: 'erasure' } })).toBe(1);
    expect(await open(by, userId)).toBe('erased');
    const lines = await db.auditEntry.findMany({ where: { action: 'account.erased' } });
    expect(lines.map(({ details }) => details)).toEqual([{ reason: 'Asked by phone' }]);
  });

  it('of admins cannot be erased by another admin', async () => {
    const by = await createAdmin();
    const other = await createAdmin();
    expect(await erase(by, other.viewer.userId, other.viewer.email)).toBe('is-admin');
    expect(await erase(by, by.viewer.userId, by.viewer.email)).toBe('yourself');
  });

  it('lose a second factor only by somebody else, and are signed out then', async () => {
    const by = await createAdmin();
    const other = await createAdmin();
    const { userId } = other.viewer;
    const reset = async (who: typeof by) => resetSecondFactorOf(who, userId, await freshProof(who));
    expect(await reset(by)).toBe('none');
    expect(await reset(other)).toBe('yourself');
    expect(await reset(by)).toBe('done');
    expect(await viewerOfToken(other.token)).toBeNull();
  });
});

describe('the list', () => {
  it('can be searched by parts of names and addresses, role and state', async () => {
    const { viewer } = await createAdmin();
    const asha = await createProfile({ firstName: 'Asha', lastName: 'Rao_50%' });
    await createProfile({ role: 'therapist', firstName: 'Asha', lastName: 'Nair' });
    const closed = await createUser({ disabledAt: new Date(), disabledReason: 'erased', name: null });
    const found = async (searchParams: Record<string, string>) =>
      (await listUsers(viewer, searchParams)).rows.map(({ id }) => id);
    expect(await found({ q: 'ASHA rao' })).toEqual([asha.userId]);
    expect(await found({ q: '50%' })).toEqual([asha.userId]);
    expect(await found({ q: '_' })).toEqual([asha.userId]);
    expect(await found({ q: 'asha', role: 'therapist' })).toHaveLength(1);
    expect(await found({ role: 'none' })).toEqual([closed.id]);
    expect(await found({ state: 'erased' })).toEqual([closed.id]);
    expect(await found({ state: 'disabled' })).toEqual([]);
    expect(await found({ state: 'active' })).toHaveLength(3);
    expect((await exportUsers(viewer, { role: 'admin' })).rows).toEqual([
      [viewer.email, 'Meher Irani', 'Admin', 'Active', expect.any(Date)],
    ]);
  });
});
