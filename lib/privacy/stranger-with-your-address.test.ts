import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveConsents, withdrawConsent } from '@/lib/account/consent/commands';
import { resendConfirmation, verifyEmail } from '@/lib/account/email-confirmation/actions';
import { mailConfirmation } from '@/lib/account/email-confirmation/jobs';
import { confirmationMessages } from '@/lib/account/email-confirmation/rules';
import { tokenLink } from '@/lib/account/mail-links';
import { completeOnboarding } from '@/lib/account/profile/onboarding/actions';
import { onboardingFormKind } from '@/lib/account/profile/onboarding/rules';
import { requestPasswordReset, resetInsteadOfVerifying, resetPassword } from '@/lib/account/recovery/actions';
import { mailPasswordReset } from '@/lib/account/recovery/jobs';
import { resetTokenCookie } from '@/lib/account/recovery/token-cookie';
import { type Member, viewerOfToken } from '@/lib/account/session/session';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { signIn } from '@/lib/account/sign-in/actions';
import { signUp } from '@/lib/account/sign-up/actions';
import { accountTasks } from '@/lib/account/task-names';
import { answerRequest } from '@/lib/contact/reply/commands';
import { replyJobs } from '@/lib/contact/reply/jobs';
import { listSentRequests } from '@/lib/contact/reply/queries';
import { saveNominee } from '@/lib/privacy/nominee/actions';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';
import { unsubscribe } from '@/lib/site/newsletter/commands';
import { unsubscribeToken } from '@/lib/site/newsletter/tokens';
import { setUpDatabase } from '@/test/database/database';
import { startMailCatcher } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice } from '@/test/payment/quotations';
import { formOf, sendSeen, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { comeFrom, newVisitor, sent, visitor } from '@/test/server/visitor';

// Account pre-hijacking: a stranger makes an account with another person's address and waits until the owner
// confirms it.

setUpDatabase();

const email = 'asha@example.in';
const strangers = 'mallory waits for a press';
const own = 'green lamps after rain';
const agreed = (password: string) => ({ password, confirmPassword: password, terms: 'on', next: '' });
const secret = 'I have panic attacks since the divorce.';

/** The stranger's browser: signed in, through onboarding, with a nominee. */
let planted: string;
let practice: Awaited<ReturnType<typeof createPractice>>;
let requestId: string;

async function throughOnboarding(): Promise<void> {
  const answers = { role: 'client', firstName: 'Mal', lastName: 'Lory', phone: '98123 45678', goals: '' };
  const boxes = { adult: 'on', terms: 'on', account: 'on', care: '', newsletter: '' };
  const form = formOf({ ...answers, ...boxes, timeZone: 'Asia/Calcutta' }, usableToken(onboardingFormKind));
  // Ends with a redirect to the dashboard, which the framework throws.
  await completeOnboarding(null, form).catch(() => undefined);
}

beforeEach(async () => {
  const catcher = await startMailCatcher();
  vi.stubEnv('SMTP_URL', catcher.url);
  practice = await createPractice();
  ({ id: requestId } = await db.therapistContactRequest.create({
    data: { therapistId: practice.therapist.id, userName: 'Asha', userEmail: email, message: secret },
  }));

  newVisitor();
  comeFrom('198.51.100.66');
  expect(await signUp(null, sent({ fullName: 'Mal Lory', email, ...agreed(strangers) }))).toMatchObject({
    ok: true,
  });
  await signIn(null, sent({ email, password: strangers, next: '' }));
  await throughOnboarding();
  const nominee = { name: 'Mallory Thief', relation: 'friend', email: 'mallory@demo.test', phone: '' };
  expect(await sendSeen(saveNominee, nominee)).toMatchObject({ ok: true });
  planted = visitor.jar.get(sessionCookieName())?.value ?? '';
  expect(await stranger()).toMatchObject({ emailVerified: false, profile: { firstName: 'Mal' } });

  newVisitor();
  comeFrom('203.0.113.9');
  return () => catcher.close();
});

/** The account in the stranger's browser now. */
const stranger = () => viewerOfToken(planted);

async function readByStranger(): Promise<string> {
  const viewer = await stranger();
  if (!viewer?.profile) return '';
  return JSON.stringify(await listSentRequests({ ...viewer, profile: viewer.profile } satisfies Member));
}

async function secretOfMail(): Promise<string> {
  const { id } = await db.accountToken.findFirstOrThrow({ where: { purpose: 'verify_email' } });
  await mailConfirmation(id);
  return tokenLink('verify_email', id).split('/').at(-1) ?? '';
}

async function resetByMail(): Promise<void> {
  await requestPasswordReset(null, sent({ email }));
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
  const tokenId = crypto.randomUUID();
  await mailPasswordReset({ userId, tokenId });
  const token = tokenLink('reset_password', tokenId).split('/').at(-1) ?? '';
  expect(await resetPassword(null, sent({ token, password: own, confirmPassword: own }))).toMatchObject({
    ok: true,
  });
}

/** The owner gets nothing from the stranger's account, which is deleted. */
async function expectForgotten(): Promise<void> {
  expect(await stranger()).toBeNull();
  const again = await signIn(null, sent({ email, password: strangers, next: '' }));
  expect(again).toMatchObject({ ok: false });
  const owner = await db.user.findUniqueOrThrow({
    where: { email },
    include: { profile: true, nominee: true, consents: true, notifications: true, privacyRequests: true },
  });
  expect(owner).toMatchObject({ name: null, profile: null, nominee: null, consents: [], notifications: [] });
  expect(owner.emailVerifiedAt).not.toBeNull();
  const everything = JSON.stringify(await db.user.findMany({ include: { profile: true, nominee: true } }));
  expect(everything).not.toMatch(/Mallory|mallory|9812345678/);
}

describe('an account that a stranger made with your address', () => {
  it('reads nothing that was sent from the address, before or after the press in our mail', async () => {
    expect(await readByStranger()).not.toContain(secret);
    const token = await secretOfMail();
    for (const password of ['', 'what I would have chosen', own]) {
      expect(await verifyEmail(null, sent({ token, password }))).toMatchObject({ ok: false });
    }
    expect(await stranger()).toMatchObject({ emailVerified: false });
    expect(await readByStranger()).not.toContain(secret);
  });

  it('neither ends the owner’s newsletter nor learns of it', async () => {
    const viewer = await stranger();
    if (!viewer?.profile) throw new Error('The stranger is not signed in.');
    const { id } = await db.newsletterSubscriber.create({
      data: { email, noticeVersion: '2026-01-01', requestedAt: new Date(), confirmedAt: new Date() },
    });
    await db.newsletterSubscriber.update({
      where: { id },
      data: { unsubscribeTokenHash: hashOfSecret(unsubscribeToken(id)) },
    });
    const { userId } = viewer;
    await db.$transaction((tx) =>
      giveConsents(tx, { userId, purposes: ['newsletter'], source: 'privacy_centre' }),
    );
    expect(await withdrawConsent(viewer, 'newsletter')).toEqual({ withdrawn: true });
    const subscriber = await db.newsletterSubscriber.findUniqueOrThrow({ where: { id } });
    expect(subscriber).toMatchObject({ confirmedAt: expect.any(Date), unsubscribedAt: null });

    await db.$transaction((tx) =>
      giveConsents(tx, { userId, purposes: ['newsletter'], source: 'privacy_centre' }),
    );
    expect(await unsubscribe(unsubscribeToken(id))).toBe(true);
    expect(await db.consent.count({ where: { userId, purpose: 'newsletter', withdrawnAt: null } })).toBe(1);
  });

  it('is not confirmed either by an owner who is signed in to another account here', {
    tags: ['slow'],
  }, async () => {
    const other = 'ravi@example.in';
    await signUp(null, sent({ fullName: 'Ravi', email: other, ...agreed(own) }));
    await signIn(null, sent({ email: other, password: own, next: '' }));
    const token = await secretOfMail();
    expect(await verifyEmail(null, sent({ token }))).toMatchObject({
      ok: false,
      fieldErrors: { password: confirmationMessages.passwordMissing },
    });
    expect(await verifyEmail(null, sent({ token, password: own }))).toMatchObject({ ok: false });
    expect(await stranger()).toMatchObject({ emailVerified: false });
  });

  it('does not become the therapist’s client, and the answer goes to the owner by mail', {
    tags: ['slow'],
  }, async () => {
    await verifyEmail(null, sent({ token: await secretOfMail(), password: '' }));
    const calling = { request: { id: 'request-1', network: '203.0.113.7' } };
    await answerRequest(practice.viewer, { request: requestId, way: 'mail', answer: 'Thursday.' }, calling);
    await runDueJobs(replyJobs);
    const row = await db.therapistContactRequest.findUniqueOrThrow({ where: { id: requestId } });
    expect(row).toMatchObject({ clientId: null, replyMailedAt: expect.any(Date) });
    expect(await readByStranger()).not.toMatch(/Thursday|panic/);
    expect(await db.notification.count({ where: { userId: (await stranger())?.userId ?? '' } })).toBe(0);
  });

  it('is empty and the owner’s alone once they set a password from the page of the mail', {
    tags: ['slow'],
  }, async () => {
    const token = await secretOfMail();
    expect(await resetInsteadOfVerifying(null, sent({ token }))).toMatchObject({
      ok: true,
      data: { next: '/reset-password' },
    });
    const reset = visitor.jar.get(resetTokenCookie)?.value ?? '';
    const set = await resetPassword(null, sent({ token: reset, password: own, confirmPassword: own }));
    expect(set).toMatchObject({ ok: true });
    await expectForgotten();
    expect(await signIn(null, sent({ email, password: own, next: '' }))).toMatchObject({ ok: true });
    // The link of the first mail belonged to the deleted account.
    expect(await verifyEmail(null, sent({ token, password: own }))).toMatchObject({
      message: confirmationMessages.spent,
    });
    const actions = (await db.auditEntry.findMany()).map(({ action }) => action);
    expect(actions).toContain('account.unproven-replaced');
  });

  it('is forgotten in the same way by a reset that was asked for on our own page', {
    tags: ['slow'],
  }, async () => {
    await resetByMail();
    await expectForgotten();
  });

  it('is set aside without the address where others count on it: nothing of it is the owner’s', {
    tags: ['slow'],
  }, async () => {
    const { userId, profile } = (await stranger()) ?? {};
    await createPaymentRow({ clientId: profile?.id ?? null });
    await resetByMail();
    expect(await stranger()).toBeNull();
    const owner = await db.user.findUniqueOrThrow({ where: { email }, include: { profile: true } });
    expect(owner.id).not.toBe(userId);
    expect(owner.profile).toBeNull();
    const aside = await db.user.findUniqueOrThrow({
      where: { id: userId ?? '' },
      include: { profile: true, nominee: true },
    });
    expect(aside).toMatchObject({ passwordHash: null, nominee: null, disabledAt: expect.any(Date) });
    expect([aside.email, aside.profile?.email]).toEqual(
      Array(2).fill(`set-aside-${userId}@unproven.invalid`),
    );
    expect(await db.paymentSubmission.count({ where: { client: { userId: userId ?? '' } } })).toBe(1);
  });
});

it('keeps everything of somebody who confirms with the password they chose themselves, and signs them in', {
  tags: ['slow'],
}, async () => {
  const token = await secretOfMail();
  expect(await verifyEmail(null, sent({ token, password: strangers }))).toMatchObject({ ok: true });
  const here = await viewerOfToken(visitor.jar.get(sessionCookieName())?.value ?? '');
  expect(here).toMatchObject({ email, emailVerified: true, profile: { firstName: 'Mal' } });
  expect([...visitor.jar.keys()]).toContain('antarman.known');
  expect(await resendConfirmation(null, sent({}))).toMatchObject({ message: confirmationMessages.already });
});

it('charges tries on the page of the mail like those of the sign-in page', { tags: ['slow'] }, async () => {
  const token = await secretOfMail();
  for (let time = 0; time < 10; time++) {
    const answer = await verifyEmail(null, sent({ token, password: `guess number ${time}` }));
    expect(answer).toMatchObject({ fieldErrors: { password: confirmationMessages.passwordWrong } });
  }
  expect(await verifyEmail(null, sent({ token, password: strangers }))).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^Too many attempts/),
  });
  expect(await signIn(null, sent({ email, password: strangers, next: '' }))).toMatchObject({ ok: false });
});

it('makes the queued reset mail for nobody once the account is gone', { tags: ['slow'] }, async () => {
  await requestPasswordReset(null, sent({ email }));
  await resetByMail();
  const jobs = await db.$queryRaw<{ payload: { userId: string; tokenId: string } }[]>`
    SELECT payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
    WHERE task.identifier = ${accountTasks.mailPasswordReset}`;
  for (const { payload } of jobs) await mailPasswordReset(payload);
  expect(await db.accountToken.count({ where: { purpose: 'reset_password', usedAt: null } })).toBe(0);
});
