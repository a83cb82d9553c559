import { verify } from '@node-rs/argon2';

import { beforeEach, describe, expect, it } from 'vitest';
import { viewerOfToken } from '@/lib/account/session/session';

import { signUp } from '@/lib/account/sign-up/actions';
import { mailSignUpTried } from '@/lib/account/sign-up/jobs';
import { signUpMessages } from '@/lib/account/sign-up/rules';
import { accountTasks } from '@/lib/account/task-names';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { asOwner } from '@/test/database/owner';
import { catchMail } from '@/test/notification/mail-catcher';
import { fillLimits } from '@/test/server/limits';
import { newVisitor, sent, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

beforeEach(() => newVisitor());

const email = 'asha@example.in';
const password = 'slow rivers carry leaves';
const fields = { fullName: 'Asha Nair', email, password, next: '' };

const sendAll = (given: Record<string, string> = {}) =>
  signUp(null, sent({ ...fields, confirmPassword: password, terms: 'on', ...given }));
const create = (given: Partial<typeof fields> = {}) =>
  sendAll({ ...given, confirmPassword: given.password ?? password });
const account = () => db.user.findFirstOrThrow();
const jobs = (task: string) =>
  db.$queryRaw<{ payload: { userId?: string; tokenId?: string } }[]>`
    SELECT payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = ${task}`;

describe('signing up', () => {
  it('makes the account, its session, the terms, the link and the mail together', async () => {
    expect(await create({ email: ' Asha@Example.in ' })).toMatchObject({
      ok: true,
      message: 'Account created successfully! Please check your email to verify your account.',
      data: { next: '/verify-email?created=1' },
    });
    const user = await account();
    expect(user).toMatchObject({ email, name: 'Asha Nair', emailVerifiedAt: null });
    expect(await verify(user.passwordHash ?? '', password)).toBe(true);
    const token = await db.accountToken.findFirstOrThrow();
    expect(token).toMatchObject({ userId: user.id, purpose: 'verify_email', usedAt: null });
    expect(await jobs(accountTasks.mailConfirmation)).toEqual([{ payload: { tokenId: token.id } }]);
    const audited = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(audited.map(({ action, subjectUserId }) => [action, subjectUserId]).toSorted()).toEqual([
      ['account.created', user.id],
      ['consent.given', user.id],
      ['session.started', user.id],
    ]);
    expect(await db.userSession.findMany()).toMatchObject([{ userId: user.id, revokedAt: null }]);
    expect(await viewerOfToken(visitor.jar.get('antarman.session')?.value ?? '')).toMatchObject({
      userId: user.id,
      emailVerified: false,
    });
    expect(await db.profile.count()).toBe(0);
  });

  it.each([
    ['/checkout/family-therapy', '/checkout/family-therapy'],
    ['/professionals/asha-nair', '/professionals/asha-nair'],
    ['/checkout/family-therapy?currency=USD', '/checkout/family-therapy?currency=USD'],
    ['https://evil.example/', null],
    ['//evil.example/book', null],
    ['/book/../sign-out', null],
    ['/\\\\evil.example', null],
    ['/api/sign-out', null],
  ])('keeps the way back to %s', { tags: ['slow'] }, async (asked, path) => {
    const answer = await create({ next: asked });
    const way = path ? `next=${encodeURIComponent(path)}&` : '';
    expect(answer).toMatchObject({ ok: true, data: { next: `/verify-email?${way}created=1` } });
    expect(await db.accountToken.findFirstOrThrow()).toMatchObject({ returnPath: path });
  });

  it('records that the terms were agreed to', { tags: ['slow'] }, async () => {
    expect(await create()).toMatchObject({ ok: true });
    expect(await db.consent.findMany()).toMatchObject([
      { userId: (await account()).id, purpose: 'terms', source: 'sign_up', withdrawnAt: null },
    ]);
  });

  it.each([
    ['without the box ticked', { terms: '' }, { terms: signUpMessages.terms }],
    ['with a box that says something else', { terms: 'yes' }, { terms: signUpMessages.terms }],
    [
      'with another second password',
      { confirmPassword: `${password}!` },
      { confirmPassword: expect.any(String) },
    ],
    ['without a second password', { confirmPassword: '' }, { confirmPassword: expect.any(String) }],
  ])('is refused %s', async (_why, given, fieldErrors) => {
    expect(await sendAll(given)).toMatchObject({ ok: false, fieldErrors });
    expect(await db.user.count()).toBe(0);
  });

  it.each([
    [{ fullName: ' ' }, 'Please enter your full name', { fullName: 'Please enter your full name' }],
    [{ email: '' }, 'Please fill in all required fields', { email: expect.any(String) }],
    [{ password: '' }, 'Please fill in all required fields', { password: expect.any(String) }],
    [{ fullName: '', email: '' }, 'Please fill in all required fields', { fullName: expect.any(String) }],
    [{ password: 'nine char' }, actionMessages.check, { password: expect.stringContaining('10') }],
    [{ password: 'x7'.repeat(65) }, actionMessages.check, { password: expect.stringContaining('128') }],
    [{ password: 'Password123' }, actionMessages.check, { password: expect.stringContaining('easy') }],
    [{ password: 'asha@example.in' }, actionMessages.check, { password: expect.stringContaining('email') }],
    [{ password: 'Antarman2026' }, actionMessages.check, { password: expect.stringContaining('our name') }],
  ])('with %o says %j', async (given, message, fieldErrors) => {
    const answer = await create(given);
    expect(answer).toMatchObject({ ok: false, message, fieldErrors });
    expect(JSON.stringify(answer)).not.toContain('"password":"slow');
    expect(await db.user.count()).toBe(0);
  });

  it('accepts any characters, and passwords of 128', { tags: ['slow'] }, async () => {
    expect(await create({ password: '🌧️🌻🪷 मन की बात, slowly' })).toMatchObject({ ok: true });
    const long = 'tea at four, '.repeat(10).slice(0, 127);
    expect(await create({ email: 'ravi@example.in', password: `${long}!` })).toMatchObject({ ok: true });
  });

  it('makes one account from many submits at once', { tags: ['slow'] }, async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.user.count()).toBe(1);
    expect(await db.accountToken.count()).toBeLessThanOrEqual(4);
  });

  it('leaves nothing behind when the queue is out of reach', { tags: ['slow'] }, async () => {
    await asOwner('ALTER FUNCTION graphile_worker.add_job RENAME TO add_job_away');
    try {
      expect(await create()).toMatchObject({ ok: false, message: 'Signup failed' });
      expect(await db.user.count()).toBe(0);
      expect(await db.auditEntry.count()).toBe(0);
    } finally {
      await asOwner('ALTER FUNCTION graphile_worker.add_job_away RENAME TO add_job');
    }
  });
});

describe('signing up with an address that has an account', () => {
  it('says so and changes nothing', { tags: ['slow'] }, async () => {
    const before = await createUser({ email });
    expect(await create({ email: 'ASHA@example.in' })).toMatchObject({
      ok: false,
      message: 'An account with this email already exists',
      values: { fullName: 'Asha Nair' },
    });
    expect(await db.user.findMany()).toEqual([before]);
    expect(await db.accountToken.count()).toBe(0);
    expect(await jobs(accountTasks.mailSignUpTried)).toEqual([]);
  });

  it('sends an unconfirmed one its link again, three times an hour at most', { tags: ['slow'] }, async () => {
    await create();
    const before = await account();
    for (let time = 0; time < 6; time++) {
      expect(await create({ password: 'another one entirely' })).toMatchObject({
        message: signUpMessages.taken,
      });
    }
    expect(await account()).toEqual(before);
    expect(await jobs(accountTasks.mailConfirmation)).toHaveLength(4);
  });

  it('answers like for a new one after thirty tries an hour and tells the owner, once a day', {
    tags: ['slow'],
  }, async () => {
    const known = await createUser({ email });
    await create();
    await fillLimits('sign-up-told', 30);
    const taken = await create();
    await create();
    const sessions = await db.userSession.count();
    visitor.jar.clear();
    const fresh = await create({ email: 'new@example.in' });
    // A session would reveal that the address was free.
    expect(await db.userSession.count()).toBe(sessions);
    expect(visitor.jar.size).toBe(0);
    expect(taken).toEqual(fresh);
    expect(fresh).toMatchObject({ ok: true, message: signUpMessages.done });
    expect(await db.user.count()).toBe(2);
    expect(await jobs(accountTasks.mailSignUpTried)).toEqual([{ payload: { userId: known.id } }]);

    const catcher = await catchMail();
    await mailSignUpTried(known.id);
    expect(catcher.caught[0]).toMatchObject({
      recipients: [email],
      mail: { subject: 'Someone tried to sign up with your address' },
    });
    expect(catcher.caught[0]?.raw).not.toContain('Asha');
  });

  it('ends at three hundred an hour', { tags: ['slow'] }, async () => {
    await create();
    await fillLimits('sign-up', 300);
    for (const given of [{}, { email: 'new@example.in' }]) {
      expect(await create(given)).toMatchObject({ ok: false, message: signUpMessages.tooMany });
    }
    expect(await db.user.count()).toBe(1);
  });
});
