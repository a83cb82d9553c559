import { expect, it } from 'vitest';
import { issueReceipt } from '@/lib/payment/receipt/commands';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createCreditRow, createPaymentRow } from '@/test/payment/payments';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');

it.each([
  ['by NEFT, in its own column', 'SBIN526324123456', 'NEFT CR 632499999999 RAVI', 'SBIN526324123456'],
  ['by RTGS, in the narration', null, 'RTGS-ICICR42026112000123456-RAVI SHARMA', 'ICICR42026112000123456'],
  ['by UPI, in the narration', '000000', 'UPI/632412345678/RAVI SHARMA', '632412345678'],
  ['without a number, as the payer typed it', '000000', 'BY TRANSFER', 'typed by hand'],
])('a receipt names the number of the transfer: %s', async (_how, reference, narration, printed) => {
  const { id: therapistId } = await createTherapist();
  const { id: paymentSubmissionId, payeeAccountId: accountId } = await createPaymentRow({
    therapistId,
    referenceNumber: 'typed by hand',
  });
  const matched = { matchReason: 'hand: seen', matchedAt: now };
  await createCreditRow({ accountId, paymentSubmissionId, reference, narration, ...matched });
  const money = { therapistId, amount: '1500.00', description: 'Session', status: 'paid', paidAt: now };
  const { id } = await db.transaction.create({ data: { ...money, paymentSubmissionId } });
  await db.$transaction((tx) => issueReceipt(tx, id, now));
  expect(await db.receipt.findFirstOrThrow()).toMatchObject({ payer: { reference: printed } });
});
