import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '@/lib/account/password/actions';
import { hashPassword } from '@/lib/account/password/hashing';
import { changePasswordMessages } from '@/lib/account/password/rules';
import { viewerOfToken } from '@/lib/account/session/session';
import { accountTasks } from '@/lib/account/task-names';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor, sent, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const old = 'slow rivers carry leaves';
const chosen = 'green lamps after rain';
const made = hashPassword(old);
let userId: string;
let token: string;

beforeEach(async () => {
  newVisitor();
  userId = (await createUser({ email: 'asha@example.in', name: 'Asha Nair', passwordHash: await made })).id;
  token = (await signedIn(userId)).token;
  visitor.jar.set('antarman.session', { value: token, flags: {} });
});

const change = (given: Record<string, string> = {}) =>
  changePassword(null, sent({ currentPassword: old, password: chosen, confirmPassword: chosen, ...given }));
const stored = async () => (await db.user.findUniqueOrThrow({ where: { id: userId } })).passwordHash ?? '';

describe('changing a password', () => {
  it('moves this browser to a new session, ends all others and open links, and sends a notice', async () => {
    const elsewhere = await signedIn(userId);
    const stranger = await signedIn();
    await db.accountToken.create({
      data: {
        userId,
        purpose: 'reset_password',
        tokenHash: 'a'.repeat(64),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    expect(await change()).toMatchObject({ ok: true, message: changePasswordMessages.done });
    expect(await verify(await stored(), chosen)).toBe(true);
    const now = visitor.jar.get('antarman.session')?.value ?? '';
    expect(now).not.toBe(token);
    expect(await viewerOfToken(now)).toMatchObject({ userId });
    expect(await viewerOfToken(token)).toBeNull();
    expect(await viewerOfToken(elsewhere.token)).toBeNull();
    expect(await viewerOfToken(stranger.token)).not.toBeNull();
    expect((await db.accountToken.findFirstOrThrow()).usedAt).not.toBeNull();
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'password.changed', subjectUserId: userId },
    ]);
    expect(
      await db.$queryRaw`
      SELECT task_identifier AS task FROM graphile_worker.jobs`,
    ).toEqual([{ task: accountTasks.mailPasswordChanged }]);
  });

  it.each([
    [
      'a wrong old one',
      { currentPassword: 'not the password' },
      { currentPassword: changePasswordMessages.wrong },
    ],
    [
      'an old one that is too long',
      { currentPassword: 'x'.repeat(5_000) },
      { currentPassword: expect.any(String) },
    ],
    ['no old one', { currentPassword: '' }, { currentPassword: expect.any(String) }],
    ['the same again', { password: old, confirmPassword: old }, { password: changePasswordMessages.same }],
    [
      'one that many have',
      { password: 'Password123', confirmPassword: 'Password123' },
      { password: expect.any(String) },
    ],
    [
      'their own name',
      { password: 'Nair.Asha.Nair', confirmPassword: 'Nair.Asha.Nair' },
      { password: expect.any(String) },
    ],
    ['two that differ', { confirmPassword: `${chosen}.` }, { confirmPassword: expect.any(String) }],
  ])('is refused with %s', async (_why, given, fieldErrors) => {
    const answer = await change(given);
    expect(answer).toMatchObject({ ok: false, fieldErrors, values: {} });
    expect(await stored()).toBe(await made);
    expect(await viewerOfToken(token)).not.toBeNull();
  });

  it('does not allow guessing the old one', { tags: ['slow'] }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => change({ currentPassword: 'not the password' })),
    );
    const looked = answers.filter((answer) => !answer.ok && answer.fieldErrors);
    expect(looked).toHaveLength(10);
    expect(await change()).toMatchObject({ ok: false, message: expect.stringMatching(/^Too many attempts/) });
  });

  it('refuses somebody who is signed out', async () => {
    visitor.jar.clear();
    expect(await change()).toMatchObject({ ok: false });
    expect(await stored()).toBe(await made);
  });

  it('shows somebody who only uses Google another way', async () => {
    await db.user.update({ where: { id: userId }, data: { passwordHash: null } });
    expect(await change()).toMatchObject({ ok: false, message: changePasswordMessages.noneYet });
  });

  it('accepts one of two changes', { tags: ['slow'] }, async () => {
    const answers = await Promise.all([
      change(),
      change({ password: 'another one now', confirmPassword: 'another one now' }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
