import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '@/lib/account/password/hashing';
import { mailPasswordChanged } from '@/lib/account/password/jobs';
import { requestPasswordReset, resetPassword } from '@/lib/account/recovery/actions';
import { mailPasswordReset } from '@/lib/account/recovery/jobs';
import { recoveryMessages } from '@/lib/account/recovery/rules';
import { viewerOfToken } from '@/lib/account/session/session';
import { signIn } from '@/lib/account/sign-in/actions';
import { signInLimits } from '@/lib/account/sign-in/limits';
import { accountTasks } from '@/lib/account/task-names';
import { db } from '@/lib/server/db';
import { reserve } from '@/lib/server/rate-limit/consume';
import { hashOfSecret } from '@/lib/server/secret/secret-token';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { fillLimits } from '@/test/server/limits';
import { comeFrom, newVisitor, sent, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const catcher = setUpMailCatcher();

beforeEach(async () => {
  newVisitor();
});

const email = 'asha@example.in';
const old = 'slow rivers carry leaves';
const chosen = 'green lamps after rain';
const made = hashPassword(old);

const ask = (address = email) => requestPasswordReset(null, sent({ email: address }));
const reset = (token: string, password = chosen, confirmPassword = password) =>
  resetPassword(null, sent({ token, password, confirmPassword }));
const account = () => db.user.findUniqueOrThrow({ where: { email } });
const payload = z.strictObject({ userId: z.uuid(), tokenId: z.uuid() });

async function queued() {
  const rows = await db.$queryRaw<{ payload: unknown }[]>`
    SELECT payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
    WHERE task.identifier = ${accountTasks.mailPasswordReset} ORDER BY job.id`;
  return rows.map((row) => payload.parse(row.payload));
}

async function secretFromMail(): Promise<string> {
  for (const job of await queued()) await mailPasswordReset(job);
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  const text = catcher.caught.at(-1)?.mail.text ?? '';
  return /http:\/\/localhost:3000\/reset-password\/([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? '';
}

describe('asking for a link to set a new password', () => {
  it('says the same to everybody; only an account gets mail, and a closed one the reason instead of a link', async () => {
    await createUser({ email });
    await createUser({ email: 'closed@example.in', disabledAt: new Date() });
    const answers = [await ask(), await ask('nobody@example.in'), await ask('closed@example.in')];
    for (const answer of answers) {
      expect(answer).toEqual({ ok: true, message: recoveryMessages.asked, data: null });
    }
    expect(await queued()).toHaveLength(3);
    expect(JSON.stringify(await queued())).not.toContain('example');
    await secretFromMail();
    expect(catcher.caught.map(({ recipients, mail }) => [recipients[0], mail.subject])).toEqual([
      [email, 'Set a new password'],
      ['closed@example.in', 'Your account is closed'],
    ]);
    expect(await db.accountToken.count()).toBe(1);
  });

  it('mails three an hour at most, silently, wherever somebody asks', { tags: ['slow'] }, async () => {
    await createUser({ email });
    for (let time = 0; time < 50; time++) {
      comeFrom(`198.51.100.${time}`);
      expect(await ask()).toMatchObject({ ok: true, message: recoveryMessages.asked });
    }
    expect(await queued()).toHaveLength(3);
  });

  it('takes three hundred an hour from one network, for known and unknown addresses alike', async () => {
    await ask('first@example.in');
    await fillLimits('reset-network', 298);
    for (let time = 0; time < 5; time++) await ask(`person-${time}@example.in`);
    expect(await queued()).toHaveLength(3);
  });

  it('still mails somebody whose network others have used up ten times over', {
    tags: ['slow'],
  }, async () => {
    await createUser({ email });
    for (let time = 0; time < 10; time++) await ask(`made-up-${time}@example.in`);
    await ask();
    await secretFromMail();
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([[email]]);
  });

  it('writes our own address into the mail, whatever host the request names', async () => {
    await createUser({ email });
    visitor.headers.set('host', 'evil.example');
    visitor.headers.set('x-forwarded-host', 'evil.example');
    await ask();
    const secret = await secretFromMail();
    expect(secret).not.toBe('');
    expect(catcher.caught[0]?.raw).not.toContain('evil');
    expect(await db.accountToken.findFirst()).toMatchObject({ tokenHash: hashOfSecret(secret) });
  });

  it('sends one mail when a job runs twice', { tags: ['slow'] }, async () => {
    await createUser({ email });
    await ask();
    const [job] = await queued();
    if (!job) throw new Error('expected a job');
    await mailPasswordReset(job);
    await mailPasswordReset(job);
    expect(await db.accountToken.count()).toBe(1);
    const [first, second] = catcher.caught;
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
  });

  it('refuses when the limiter cannot count', async () => {
    await createUser({ email });
    await withoutTable('rate_limits', async () => {
      expect(await ask()).toMatchObject({ ok: false, message: recoveryMessages.notAsked });
    });
    expect(await queued()).toEqual([]);
  });
});

describe('setting a new password', () => {
  it('ends every session, confirms the address, says so by mail and signs nobody in', {
    tags: ['slow'],
  }, async () => {
    const { id } = await createUser({ email, passwordHash: await made, emailVerifiedAt: null });
    const [one, two] = [await signedIn(id), await signedIn(id)];
    await ask();
    const secret = await secretFromMail();
    visitor.jar.set('antarman.reset', { value: secret, flags: {} });
    expect(await reset(secret)).toMatchObject({ ok: true, message: recoveryMessages.done });

    const after = await account();
    expect(await verify(after.passwordHash ?? '', chosen)).toBe(true);
    expect(after.emailVerifiedAt).not.toBeNull();
    expect(await viewerOfToken(one.token)).toBeNull();
    expect(await viewerOfToken(two.token)).toBeNull();
    expect(await db.userSession.count({ where: { revokedAt: null } })).toBe(0);
    expect([...visitor.jar.keys()]).toEqual(['antarman.known']);
    const actions = (await db.auditEntry.findMany()).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['account.unproven-replaced', 'email.verified', 'password.reset']);
    await mailPasswordChanged(after.id);
    expect(catcher.caught.at(-1)).toMatchObject({
      recipients: [email],
      mail: { subject: 'Your password was changed' },
    });

    expect(await signIn(null, sent({ email, password: old, next: '' }))).toMatchObject({ ok: false });
    expect(await signIn(null, sent({ email, password: chosen, next: '' }))).toMatchObject({ ok: true });
  });

  it('ends every session of an account whose address was confirmed before', { tags: ['slow'] }, async () => {
    const { id } = await createUser({ email, passwordHash: await made });
    const [one, two] = [await signedIn(id), await signedIn(id)];
    await ask();
    expect(await reset(await secretFromMail())).toMatchObject({ ok: true });
    expect((await account()).id).toBe(id);
    expect([await viewerOfToken(one.token), await viewerOfToken(two.token)]).toEqual([null, null]);
    expect(await db.userSession.count({ where: { revokedAt: null } })).toBe(0);
  });

  it('works once, and only with the latest link', { tags: ['slow'] }, async () => {
    await createUser({ email, passwordHash: await made });
    await ask();
    const first = await secretFromMail();
    await ask();
    const second = await secretFromMail();
    expect(await reset(first)).toMatchObject({ ok: false, message: recoveryMessages.spent });
    const answers = await Promise.all([reset(second), reset(second, 'another one entirely'), reset(second)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await reset(second)).toMatchObject({ ok: false, message: recoveryMessages.spent });
    expect(await db.auditEntry.count({ where: { action: 'password.reset' } })).toBe(1);
  });

  it.each([
    ['too old', () => db.accountToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })],
    ['made for another use', () => db.accountToken.updateMany({ data: { purpose: 'verify_email' } })],
    [
      'of an account closed meanwhile',
      () => db.user.updateMany({ data: { disabledAt: new Date() } }),
      expect.stringContaining('This account is closed.'),
    ],
  ])('refuses a link %s', { tags: ['slow'] }, async (_which, change, says = recoveryMessages.spent) => {
    await createUser({ email, passwordHash: await made });
    await ask();
    const secret = await secretFromMail();
    await change();
    expect(await reset(secret)).toMatchObject({ ok: false, message: says });
    expect((await account()).passwordHash).toBe(await made);
  });

  it('works for half an hour', async () => {
    await createUser({ email });
    await ask();
    await secretFromMail();
    const { createdAt, expiresAt } = await db.accountToken.findFirstOrThrow();
    expect(Math.abs(expiresAt.getTime() - createdAt.getTime() - 30 * 60_000)).toBeLessThan(60_000);
  });

  it('gives somebody who only used Google a password', { tags: ['slow'] }, async () => {
    await createUser({ email });
    await ask();
    expect(await reset(await secretFromMail())).toMatchObject({ ok: true });
    expect(await verify((await account()).passwordHash ?? '', chosen)).toBe(true);
  });

  it('keeps the link for another try when the password is refused', { tags: ['slow'] }, async () => {
    await createUser({ email, name: 'Asha Nair' });
    await ask();
    const secret = await secretFromMail();
    for (const [password, again] of [
      ['too short', undefined],
      ['Password123', undefined],
      ['asha.nair.asha', undefined],
      [chosen, `${chosen}!`],
    ] as const) {
      const answer = await reset(secret, password, again ?? password);
      expect(answer).toMatchObject({ ok: false, fieldErrors: expect.any(Object) });
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    expect(await reset(secret)).toMatchObject({ ok: true });
  });

  it('lets its owner in while others have used up the tries', { tags: ['slow'] }, async () => {
    await createUser({ email, passwordHash: await made });
    comeFrom('203.0.113.7');
    for (let time = 0; time < 10; time++) {
      await reserve(db, signInLimits({ email, network: '203.0.113.7', device: undefined }));
    }
    expect(await signIn(null, sent({ email, password: old, next: '' }))).toMatchObject({ ok: false });
    await ask();
    await reset(await secretFromMail());
    expect(await signIn(null, sent({ email, password: chosen, next: '' }))).toMatchObject({ ok: true });
  });
});
