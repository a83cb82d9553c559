import { beforeEach, describe, expect, it } from 'vitest';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { refundPayment, rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { queuedNews } from '@/test/notification/news';
import { accountFor, createPaymentRow, paymentTraces } from '@/test/payment/payments';
import { createClientOf, createPractice } from '@/test/payment/quotations';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');
let admin: Awaited<ReturnType<typeof createAdmin>>;

beforeEach(async () => {
  admin = await createAdmin();
});

/** A payment that a client's account reported to a therapist's own account. */
async function paymentToTherapist() {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  const payment = await createPaymentRow({
    therapistId: practice.therapist.id,
    clientId: client.viewer.profile.id,
  });
  return { practice, payment };
}

describe('who decides', () => {
  const as = (viewer: Member) => ({
    viewer: viewer as MemberOf<'therapist'>,
    request: { id: 'request-2', network: 'network' },
  });

  it('is the therapist who was paid, without a reason, and nobody is told what they did themself', async () => {
    const { practice, payment } = await paymentToTherapist();
    expect(await verifyPayment(payment.id, null, as(practice.viewer), now)).toEqual({ done: true });
    const kinds = await db.notification.findMany({ where: { userId: practice.viewer.userId } });
    expect(kinds).toEqual([]);
    expect(await db.auditEntry.count({ where: { action: 'payment.decided-for-payee' } })).toBe(0);
  });

  it('is an admin for the house, whose therapist is told by mail too; in a therapist’s place one letter goes out', async () => {
    const { practice, payment } = await paymentToTherapist();
    const { userId } = practice.viewer;
    const { therapistId } = payment;
    const toHouse = await createPaymentRow({ therapistId, payeeAccountId: await accountFor(null) });
    expect(await verifyPayment(toHouse.id, null, admin, now)).toEqual({ done: true });
    expect(await queuedNews()).toEqual([{ userId, title: 'A payment to you is confirmed' }]);
    expect(await verifyPayment(payment.id, null, admin, now)).toEqual({ done: true });
    expect(await queuedNews()).toHaveLength(1);
  });

  it('is no other therapist, and not the therapist for the house', async () => {
    const { payment } = await paymentToTherapist();
    const other = await createPractice();
    const toHouse = await createPaymentRow({ productSlug: 'individual-counseling' });
    const before = await paymentTraces();
    for (const { id } of [payment, toHouse]) {
      const unknown = { done: false, because: 'unknown' };
      expect(await verifyPayment(id, 150_000, as(other.viewer), now)).toEqual(unknown);
      expect(await rejectPayment(id, 'Not mine.', as(other.viewer), now)).toEqual(unknown);
      expect(await refundPayment(id, { reason: 'Not mine.' }, as(other.viewer), now)).toEqual(unknown);
    }
    expect(await paymentTraces()).toEqual(before);
  });

  it('is an admin for a therapist only with a reason, which stays with the step', async () => {
    const { payment } = await paymentToTherapist();
    const before = await paymentTraces();
    const { onBehalf: _, ...silent } = admin;
    const owed = { done: false, because: 'reason-owed' };
    expect(await verifyPayment(payment.id, null, silent, now)).toEqual(owed);
    expect(await rejectPayment(payment.id, 'Nothing came.', { ...silent, onBehalf: '' }, now)).toEqual(owed);
    expect(await paymentTraces()).toEqual(before);
    await rejectPayment(payment.id, 'Nothing came.', admin, now);
    const [event] = await db.paymentSubmissionEvent.findMany({ where: { status: 'rejected' } });
    expect(event?.reason).toMatch(/^Nothing came\.\nDone for Asha Rao \d+: They asked us to\.$/);
    const { rejectionReason } = await db.paymentSubmission.findUniqueOrThrow({ where: { id: payment.id } });
    expect(rejectionReason).toBe('Nothing came.');
  });
});
