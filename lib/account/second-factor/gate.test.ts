import { describe, expect, it } from 'vitest';
import { signOutEverywhere } from '@/lib/account/device/actions';
import { beginOwnSecondFactor } from '@/lib/account/second-factor/actions';
import {
  requireAccount,
  requireConfirmedTherapist,
  requireMember,
  requireRole,
  requireViewer,
} from '@/lib/account/session/guard';
import { currentSignIn, currentViewer, viewerOfToken } from '@/lib/account/session/session';
import { removeNewsletterSubscriber } from '@/lib/admin/newsletter/actions';
import { markAllNotificationsRead } from '@/lib/notification/actions';
import { matchPaymentsNow } from '@/lib/payment/statement/matching/actions';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { createPractice } from '@/test/payment/quotations';
import { newVisitor, sent, visitor } from '@/test/server/visitor';

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

/** The redirect's target, in the framework's form. */
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
    expect(await ledTo(requireAccount('admin', '/admin'))).toBe('here');
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
  expect(await ledTo(requireAccount('admin', '/admin/second-factor'))).toBe('/dashboard');
});

describe('a therapist who has set up a second step', () => {
  /** A therapist's browser; their second factor was set up on another device. */
  async function practiceWithStep() {
    const practice = await createPractice();
    const { userId } = practice.viewer;
    await db.secondFactor.create({ data: { userId, encryptedSecret: 'x', confirmedAt: new Date() } });
    comeWith(practice.token);
    return practice;
  }
  const step = '/therapist-dashboard/second-factor';

  it('gets no further than that step with their password, whichever way they come', async () => {
    const { token } = await practiceWithStep();
    expect(await ledTo(requireRole('therapist', '/therapist-dashboard'))).toBe(step);
    expect(await ledTo(requireMember('/account/messages'))).toBe(`${step}?next=%2Faccount%2Fmessages`);
    expect(await ledTo(requireViewer('/account/devices'))).toBe(`${step}?next=%2Faccount%2Fdevices`);
    expect(await ledTo(requireConfirmedTherapist('/therapist-dashboard/payments'))).toContain(step);
    expect(await ledTo(requireAccount('therapist', step))).toBe('here');
    expect(await currentViewer()).toBeNull();
    expect(await viewerOfToken(token)).toBeNull();
    expect(await currentSignIn()).toMatchObject({ owesSecondStep: true });
    for (const action of [signOutEverywhere, markAllNotificationsRead, matchPaymentsNow]) {
      expect(await action(null, sent({}))).toEqual({ ok: false, message: admissionMessages.noSecondFactor });
    }
    expect(await beginOwnSecondFactor(null, sent({}))).toMatchObject({ ok: true });
  });

  it('passes it once in a session, however long that lasts', async () => {
    const { viewer, token } = await practiceWithStep();
    const weeksAgo = new Date(Date.now() - 20 * 86_400_000);
    await db.userSession.update({ where: { id: viewer.sessionId }, data: { secondFactorAt: weeksAgo } });
    comeWith(token);
    expect(await ledTo(requireRole('therapist', '/therapist-dashboard'))).toBe('here');
    expect(await viewerOfToken(token)).toMatchObject({ userId: viewer.userId });
    expect(await ledTo(requireConfirmedTherapist('/therapist-dashboard/payments'))).toContain(step);
  });

  it('owes it in the sessions of other devices from the moment it is on, and not before it is finished', async () => {
    const { viewer, token } = await createPractice();
    const { userId } = viewer;
    const factor = await db.secondFactor.create({ data: { userId, encryptedSecret: 'x' } });
    expect(await viewerOfToken(token)).not.toBeNull();
    await db.secondFactor.update({
      where: { userId: factor.userId },
      data: { confirmedAt: new Date() },
    });
    expect(await viewerOfToken(token)).toBeNull();
  });
});
