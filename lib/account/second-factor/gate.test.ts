import { expect, it } from 'vitest';
import { beginOwnSecondFactor } from '@/lib/account/second-factor/actions';
import { requireAdminAccount, requireConfirmedTherapist, requireRole } from '@/lib/account/session/guard';
import { removeNewsletterSubscriber } from '@/lib/admin/newsletter/actions';
import { matchPaymentsNow } from '@/lib/payment/statement/matching/actions';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/lib/testing/back-office';
import { setUpDatabase } from '@/lib/testing/database';
import { createPractice } from '@/lib/testing/quotations';
import { signedIn } from '@/lib/testing/signed-in';
import { newVisitor, sent, visitor } from '@/lib/testing/visitor';

setUpDatabase();

function comeWith(token: string): void {
  newVisitor();
  visitor.jar.set('antarman.session', { value: token, flags: {} });
}

/** An admin in this browser who passed the second factor that many hours ago, or never. */
async function adminHere(hoursAgo?: number) {
  const { viewer, token } = await createAdmin();
  const secondFactorAt = hoursAgo === undefined ? null : new Date(Date.now() - hoursAgo * 3_600_000);
  await db.userSession.update({ where: { id: viewer.sessionId }, data: { secondFactorAt } });
  comeWith(token);
  return viewer;
}

const subscriber = () =>
  db.newsletterSubscriber.create({
    data: { email: 'asha@example.in', noticeVersion: '2026-11', confirmedAt: new Date() },
  });

/** The target of the guard's redirect, as the framework carries it. */
const ledTo = (page: Promise<unknown>) =>
  page.then(
    () => 'here',
    (error: { readonly digest?: string }) => error.digest?.split(';')[2],
  );

it.each([undefined, 12.01])(
  'does nothing for an admin whose factor was passed %s hours ago',
  async (hours) => {
    await adminHere(hours);
    const { id } = await subscriber();
    expect(await removeNewsletterSubscriber(null, sent({ subscriberId: id }))).toEqual({
      ok: false,
      message: admissionMessages.noSecondFactor,
    });
    expect((await db.newsletterSubscriber.findUniqueOrThrow({ where: { id } })).unsubscribedAt).toBeNull();
    expect(await ledTo(requireRole('admin', '/admin/users'))).toBe(
      '/admin/second-factor?next=%2Fadmin%2Fusers',
    );
    expect(await ledTo(requireAdminAccount('/admin'))).toBe('here');
  },
);

it('opens the page for somebody who passed it lately', async () => {
  await adminHere(11.9);
  const { id } = await subscriber();
  expect(await removeNewsletterSubscriber(null, sent({ subscriberId: id }))).toMatchObject({ ok: true });
  expect((await db.newsletterSubscriber.findUniqueOrThrow({ where: { id } })).unsubscribedAt).not.toBeNull();
  expect(await ledTo(requireRole('admin', '/admin/users'))).toBe('here');
});

it('leads a therapist to the second step before their payments, and not after it', async () => {
  const { viewer, token } = await createPractice();
  comeWith(token);
  const room = '/therapist-dashboard/payments';
  expect(await ledTo(requireConfirmedTherapist(room))).toBe(
    '/therapist-dashboard/second-factor?next=%2Ftherapist-dashboard%2Fpayments',
  );
  expect(await ledTo(requireRole('therapist', '/therapist-dashboard'))).toBe('here');
  expect(await matchPaymentsNow(null, sent({}))).toEqual({
    ok: false,
    message: admissionMessages.noSecondFactor,
  });
  await db.userSession.update({ where: { id: viewer.sessionId }, data: { secondFactorAt: new Date() } });
  comeWith(token);
  expect(await ledTo(requireConfirmedTherapist(room))).toBe('here');
  expect(await matchPaymentsNow(null, sent({}))).toMatchObject({ ok: true });
});

it('lets a therapist begin to set one up, and no client', async () => {
  const { viewer, token } = await createPractice();
  comeWith(token);
  expect(await beginOwnSecondFactor(null, sent({}))).toMatchObject({ ok: true });
  expect(await db.secondFactor.count({ where: { userId: viewer.userId } })).toBe(1);
});

it('lets no client near a second factor', async () => {
  const { token, viewer } = await signedIn();
  comeWith(token);
  expect(await beginOwnSecondFactor(null, sent({}))).toEqual({
    ok: false,
    message: admissionMessages.otherRole,
  });
  expect(await db.secondFactor.count({ where: { userId: viewer.userId } })).toBe(0);
  expect(await ledTo(requireAdminAccount('/admin/second-factor'))).toBe('/dashboard');
});
