import { beforeEach, describe, expect, it } from 'vitest';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { refundVerifiedPayment } from '@/lib/booking/purchase/actions';
import { matchOpenPayments } from '@/lib/payment/statement/matching/commands';
import {
  rejectSubmittedPayment,
  verifyMatchedPayments,
  verifySubmittedPayment,
} from '@/lib/payment/verification/actions';
import { verificationMessages } from '@/lib/payment/verification/rules';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createCreditRow, createPaymentRow } from '@/test/payment/payments';
import { newVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();

beforeEach(async () => {
  newVisitor();
  const { token } = await createAdmin();
  visitor.jar.set(sessionCookieName(), { value: token, flags: {} });
});

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const verify = (payment: string, received = '') =>
  verifySubmittedPayment(null, formOf({ payment, received }));
const statusOf = async (id: string) =>
  (await db.paymentSubmission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

describe('an admin’s submit', () => {
  it('takes effect once, and a second one gets the present state', async () => {
    const { id } = await createPaymentRow();
    expect(await verify(id)).toMatchObject({ ok: true, message: verificationMessages.verified });
    expect(await verify(id)).toMatchObject({
      ok: false,
      message: 'This payment has already been verified. Nothing was changed.',
    });
    const reason = 'Cancelled in time.';
    const unconfirmed = await refundVerifiedPayment(null, formOf({ payment: id, reason, confirmed: '' }));
    expect(unconfirmed).toMatchObject({
      ok: false,
      fieldErrors: { confirmed: verificationMessages.confirm },
    });
    expect(await statusOf(id)).toBe('verified');
    const sent = (fields: Readonly<Record<string, string>>) =>
      refundVerifiedPayment(null, formOf({ payment: id, reason, confirmed: 'yes', ...fields }));
    expect(await sent({ amount: '1500.01' })).toMatchObject({
      fieldErrors: { amount: 'Only ₹1,500 of this payment is left to refund. Nothing was changed.' },
    });
    expect(await sent({ amount: '0' })).toMatchObject({
      fieldErrors: { amount: verificationMessages.amountShape },
    });
    expect(await sent({ amount: '500', before: '0' })).toMatchObject({
      ok: true,
      message: verificationMessages.refundedInPart,
    });
    expect(await sent({ amount: '500', before: '0' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('₹500 of this payment has been recorded'),
    });
    expect(await statusOf(id)).toBe('verified');
    const refunded = await sent({ amount: '' });
    expect(refunded).toMatchObject({ ok: true });
    expect(await statusOf(id)).toBe('refunded');
  });

  it('asks for a reason before anything is rejected', async () => {
    const { id } = await createPaymentRow();
    const refused = await rejectSubmittedPayment(null, formOf({ payment: id, reason: '  ' }));
    expect(refused).toMatchObject({ ok: false, fieldErrors: { reason: verificationMessages.reasonMissing } });
    expect(await statusOf(id)).toBe('pending');
  });

  it.each(['-1', '0', '1e3', 'NaN', '1000000.01', '1.234', 'a lot'])(
    'takes "%s" for no amount',
    async (received) => {
      const { id } = await createPaymentRow({ amount: '0', feeToBeConfirmed: true });
      expect(await verify(id, received)).toMatchObject({
        ok: false,
        fieldErrors: { received: verificationMessages.amountShape },
      });
      expect(await statusOf(id)).toBe('pending');
    },
  );

  it('points at the amount when the fee was unknown', async () => {
    const { id } = await createPaymentRow({ amount: '0', feeToBeConfirmed: true });
    expect(await verify(id)).toMatchObject({
      fieldErrors: { received: verificationMessages.amountMissing },
    });
    expect(await verify(id, '1500.50')).toMatchObject({ ok: true });
  });

  it('for many at once verifies only what a bank line proves, whatever ids come', async () => {
    const proven = await createPaymentRow({ createdAt: new Date() });
    await createCreditRow();
    await matchOpenPayments();
    const waiting = await createPaymentRow();
    const payments = [proven.id, waiting.id, proven.id].join(',');
    expect(await verifyMatchedPayments(null, formOf({ payments }))).toMatchObject({
      ok: true,
      message: expect.stringMatching(/^1 payment verified, 1 skipped/),
    });
    expect([await statusOf(proven.id), await statusOf(waiting.id)]).toEqual(['verified', 'pending']);
    expect(await verifyMatchedPayments(null, formOf({ payments }))).toMatchObject({ ok: false });
    for (const odd of ['', 'x', `${waiting.id},x`, Array(101).fill(waiting.id).join(',')]) {
      expect(await verifyMatchedPayments(null, formOf({ payments: odd }))).toMatchObject({ ok: false });
    }
  });

  it('for many at once skips a reference that two have reported: the first may be the false one', async () => {
    const referenceHash = '0'.repeat(64);
    const first = await createPaymentRow({ createdAt: new Date(), referenceHash });
    await createCreditRow();
    await matchOpenPayments();
    expect(await statusOf(first.id)).toBe('matched');
    const second = await createPaymentRow({ referenceHash, duplicateReference: true });
    const form = formOf({ payments: [first.id, second.id].join(',') });
    expect(await verifyMatchedPayments(null, form)).toMatchObject({ ok: false });
    expect(await statusOf(first.id)).toBe('matched');
    expect(await verify(first.id)).toMatchObject({ ok: true });
  });

  it('does nothing for anybody who has not passed the second factor', async () => {
    const { id } = await createPaymentRow();
    await db.userSession.updateMany({ data: { secondFactorAt: null } });
    expect(await verify(id)).toMatchObject({ ok: false });
    visitor.jar.clear();
    expect(await verify(id)).toMatchObject({ ok: false });
    expect(await statusOf(id)).toBe('pending');
  });
});
