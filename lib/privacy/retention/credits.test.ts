import { expect, it } from 'vitest';
import { periods } from '@/content/retention';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { accountFor, createCreditRow, createPaymentRow } from '@/test/payment/payments';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

/** The same day that many months ago, moved by that many days (negative: earlier). */
function monthsAgo(months: number, days: number): Date {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() - months);
  return new Date(then.getTime() + days * 86_400_000);
}

it('lines of statements that belong to no payment go after a year, a therapist’s like the house’s', async () => {
  const { id: therapistId } = await createTherapist();
  const [over, within] = [monthsAgo(periods.unmatchedMonths, -2), monthsAgo(periods.unmatchedMonths, 2)];
  const staying: string[] = [];
  for (const accountId of [await accountFor(null), await accountFor(therapistId)]) {
    const payment = await createPaymentRow({ payeeAccountId: accountId, therapistId });
    await createCreditRow({ accountId, creditedAt: over });
    staying.push((await createCreditRow({ accountId, creditedAt: within })).id);
    const matched = { paymentSubmissionId: payment.id, matchReason: 'by hand', matchedAt: over };
    staying.push((await createCreditRow({ accountId, creditedAt: over, ...matched })).id);
  }
  await sweepRecords();
  const left = await db.bankCredit.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual(staying.sort());
  // The statements stay, as a record of the import.
  expect(await db.bankStatementImport.count()).toBe(6);
});
