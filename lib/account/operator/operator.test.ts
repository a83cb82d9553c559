import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createAdmin, demoteAdmin, promoteToAdmin } from '@/lib/account/operator/commands';
import { startSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist, createUser } from '@/test/therapist/factories';

setUpDatabase();

const device = { userAgent: null, networkHash: 'aaaaaaaaaaaaaaaaaaaaaa' };
const roleOf = async (userId: string) =>
  (await db.profile.findUniqueOrThrow({ where: { userId }, select: { role: true } })).role;
const audit = (action: string) => db.auditEntry.findMany({ where: { action } });
const liveSessions = (userId: string) => db.userSession.count({ where: { userId, revokedAt: null } });

describe('create', () => {
  it('makes a confirmed account without a password and mails the link to set one', async () => {
    expect(await createAdmin(' Meher@Antarman.test', 'Meher Irani')).toContain('meher@antarman.test');
    expect(await db.user.findFirstOrThrow({ include: { profile: true } })).toMatchObject({
      email: 'meher@antarman.test',
      emailVerifiedAt: expect.any(Date),
      passwordHash: null,
      profile: { role: 'admin', firstName: 'Meher', lastName: 'Irani', onboardingCompleted: true },
    });
    expect(await audit('admin.created')).toMatchObject([{ actorRole: 'operator', actorUserId: null }]);
    const jobs = await db.$queryRaw<{ task: string }[]>`
      SELECT task_identifier AS task FROM graphile_worker.jobs`;
    expect(jobs).toEqual([{ task: 'mail-password-reset' }]);
  });

  it('changes nothing the second time', async () => {
    await createAdmin('meher@antarman.test', null);
    expect(await createAdmin('meher@antarman.test', 'Other Name')).toContain('already');
    expect(await db.auditEntry.count()).toBe(1);
  });

  it('never takes over an account that somebody else made', async () => {
    const { email, id } = await createUser({ emailVerifiedAt: null });
    await expect(createAdmin(email, null)).rejects.toThrow('use "promote"');
    expect(await db.profile.count({ where: { userId: id } })).toBe(0);
  });

  it.each(['', 'meher', 'a@b.in,c@d.in', '"x@y.in"@z.in'])('refuses %j', async (address) => {
    await expect(createAdmin(address, null)).rejects.toThrow('is not an email address');
  });
});

describe('promote', () => {
  it('changes the role, ends every session and logs it', async () => {
    const { userId, user } = await createProfile();
    await startSession(db, userId, device);
    await startSession(db, userId, device);
    expect(await promoteToAdmin(user.email.toUpperCase())).toContain('is an admin now');
    expect(await roleOf(userId)).toBe('admin');
    expect(await liveSessions(userId)).toBe(0);
    const reasons = await db.userSession.findMany({ distinct: ['revokedReason'] });
    expect(reasons.map(({ revokedReason }) => revokedReason)).toEqual(['role_changed']);
    expect(await audit('role.changed')).toMatchObject([
      { actorRole: 'operator', subjectUserId: userId, details: { from: 'client', to: 'admin' } },
    ]);
  });

  it('changes nothing the second time, and signs nobody out', async () => {
    const { userId, user } = await createProfile({ role: 'admin' });
    await startSession(db, userId, device);
    expect(await promoteToAdmin(user.email)).toContain('already');
    expect(await liveSessions(userId)).toBe(1);
    expect(await db.auditEntry.count()).toBe(0);
  });

  it('refuses an account that is unknown, unconfirmed, disabled or without a profile', async () => {
    await expect(promoteToAdmin('nobody@antarman.test')).rejects.toThrow('There is no account');
    await expect(promoteToAdmin((await createUser()).email)).rejects.toThrow('has not finished');
    const unfinished = await createProfile({ onboardingCompleted: false });
    await expect(promoteToAdmin(unfinished.user.email)).rejects.toThrow('has not finished');
    const { userId, user } = await createProfile();
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
    await expect(promoteToAdmin(user.email)).rejects.toThrow('has not confirmed');
    await db.user.update({
      where: { id: userId },
      data: { emailVerifiedAt: new Date(), disabledAt: new Date() },
    });
    await expect(promoteToAdmin(user.email)).rejects.toThrow('is closed');
    expect(await db.profile.count({ where: { role: 'admin' } })).toBe(0);
  });
});

describe('demote', () => {
  it('makes an admin a client, or a therapist if they are one', { tags: ['slow'] }, async () => {
    const [stays, client, therapist, applicant] = await Promise.all(
      Array.from({ length: 4 }, () => createProfile({ role: 'admin' })),
    );
    if (!stays || !client || !therapist || !applicant) throw new Error('expected four admins');
    await createTherapist({ userId: therapist.userId });
    await db.therapistApplication.create({ data: { profileId: applicant.id } });
    await startSession(db, client.userId, device);
    for (const { user } of [client, therapist, applicant]) await demoteAdmin(user.email);
    expect(await roleOf(client.userId)).toBe('client');
    expect(await roleOf(therapist.userId)).toBe('therapist');
    expect(await roleOf(applicant.userId)).toBe('therapist');
    expect(await liveSessions(client.userId)).toBe(0);
    expect(await demoteAdmin(client.user.email)).toContain('is no admin');
    await expect(demoteAdmin(stays.user.email)).rejects.toThrow('is the last admin');
  });

  it('keeps one admin who can sign in, however many are demoted at once', async () => {
    const admins = await Promise.all(Array.from({ length: 4 }, () => createProfile({ role: 'admin' })));
    const [closed] = admins;
    await db.user.update({ where: { id: closed?.userId ?? '' }, data: { disabledAt: new Date() } });
    const outcomes = await Promise.allSettled(admins.slice(1).map(({ user }) => demoteAdmin(user.email)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await db.profile.count({ where: { role: 'admin', user: { disabledAt: null } } })).toBe(1);
  });
});

describe('npm run admin', () => {
  const preload = ['./scripts/runtime/dot-env.mjs', 'tsx', './scripts/runtime/allow-server-only.mjs'];

  /** Runs the script in its own process, with only the database in its environment. */
  function run(...args: string[]): { code: number | null; out: string; err: string } {
    const { DATABASE_URL, PATH } = process.env;
    const imports = preload.flatMap((file) => ['--import', file]);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...imports, 'scripts/admin.ts', ...args],
      { env: { NODE_ENV: 'test', PATH, DATABASE_URL }, encoding: 'utf8' },
    );
    return { code: status, out: stdout, err: stderr };
  }

  it('creates and promotes with one line of output, and refuses with one', { tags: ['slow'] }, () => {
    expect(run('create', 'meher@antarman.test', '--name', 'Meher Irani')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^meher@antarman\.test is an admin now\. .*\n$/),
      err: '',
    });
    expect(run('promote', 'nobody@antarman.test')).toEqual({
      code: 1,
      out: '',
      err: 'There is no account for nobody@antarman.test.\n',
    });
    expect(run('demote', 'meher@antarman.test')).toMatchObject({
      code: 1,
      err: 'meher@antarman.test is the last admin: make another one first.\n',
    });
  });

  it.each([
    [[]],
    [['promote']],
    [['function Object() { [native code] }', 'a@b.in']],
    [['create', 'a@b.in', '--password', 'x']],
  ])('explains itself for %j', { tags: ['slow'] }, (args) => {
    expect(run(...args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('demote') });
  });

  it('shows help when asked', { tags: ['slow'] }, () => {
    expect(run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('promote <email>') });
  });
});
