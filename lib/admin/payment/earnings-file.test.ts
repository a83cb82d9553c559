import { beforeEach, describe, expect, it } from 'vitest';
import { exportEarnings } from '@/lib/admin/payment/earnings-file';
import { exportPayments } from '@/lib/admin/payment/queries';
import type { SearchParams } from '@/lib/format/search-params';
import type { Keeper } from '@/lib/payment/payee/access';
import { paymentReference } from '@/lib/payment/reference';
import { refundPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { csvOf } from '@/lib/server/file/table/csv';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createKeeper } from '@/test/payment/entries';
import { createPaymentRow } from '@/test/payment/payments';

setUpDatabase();

let own: Awaited<ReturnType<typeof createKeeper>>;
let other: Awaited<ReturnType<typeof createKeeper>>;
beforeEach(async () => {
  own = await createKeeper();
  other = await createKeeper();
});

const now = new Date('2026-12-05T10:00:00+05:30');
const bom = '\uFEFF';
const file = (...lines: readonly string[]) => `${bom}${lines.join('\r\n')}\r\n`;
const totalsOf = async (viewer: Keeper, query: SearchParams = {}) =>
  csvOf(await exportEarnings(viewer, query, now));

async function paid(practice: typeof own, at: string, amount: string, given = {}) {
  const { id } = await createPaymentRow({ therapistId: practice.therapist.id, amount, ...given });
  expect(await verifyPayment(id, null, practice, new Date(at))).toEqual({ done: true });
  return id;
}

describe('the totals as a file', () => {
  const head = 'Financial year,Month,Payments,Received (INR),Refunded (INR)';
  const headOfTherapist = `${head},Payments through us,Received through us (INR),Refunded through us (INR),"Payments entered, not proven","Entered, not proven (INR)",Refunded of it (INR)`;
  const headOfHouse = `${head},Payments in US dollars,Received (USD),Refunded (USD)`;

  it('are a therapist’s own, exact to the paisa, from the first moment of April in India to the last of March', async () => {
    await paid(own, '2026-03-31T23:59:59.999+05:30', '1000.01');
    await paid(own, '2026-04-01T00:00:00+05:30', '1500.50');
    await paid(own, '2026-04-30T23:59:59+05:30', '9600.55');
    const returned = await paid(own, '2026-11-20T10:00:00+05:30', '900.10');
    const part = { reason: 'Shorter than agreed.', amountPaise: 10_007 };
    await refundPayment(returned, part, own, new Date('2026-12-01T00:30:00+05:30'));
    const card = { therapistId: own.therapist.id, method: 'stripe', status: 'paid', description: 'Session' };
    await db.transaction.create({
      data: { ...card, amount: '700.70', paidAt: new Date('2026-11-20T10:00:00+05:30') },
    });
    await paid(other, '2026-11-20T10:00:00+05:30', '5555.55');
    await createPaymentRow({ therapistId: own.therapist.id, amount: '4444.44' });

    expect(await totalsOf(own.viewer)).toBe(
      file(
        headOfTherapist,
        '2026-27,2026-04,2,11101.05,0.00,0,0.00,0.00,0,0.00,0.00',
        '2026-27,2026-11,1,900.10,0.00,1,700.70,0.00,0,0.00,0.00',
        '2026-27,2026-12,0,0.00,100.07,0,0.00,0.00,0,0.00,0.00',
        '2026-27,Whole year,3,12001.15,100.07,1,700.70,0.00,0,0.00,0.00',
      ),
    );
    expect(await totalsOf(own.viewer, { year: '2025-26' })).toBe(
      file(
        headOfTherapist,
        '2025-26,2026-03,1,1000.01,0.00,0,0.00,0.00,0,0.00,0.00',
        '2025-26,Whole year,1,1000.01,0.00,0,0.00,0.00,0,0.00,0.00',
      ),
    );
    expect(await totalsOf(other.viewer)).toBe(
      file(
        headOfTherapist,
        '2026-27,2026-11,1,5555.55,0.00,0,0.00,0.00,0,0.00,0.00',
        '2026-27,Whole year,1,5555.55,0.00,0,0.00,0.00,0,0.00,0.00',
      ),
    );
    // The address only chooses an existing year; none of its text gets into the file.
    for (const year of ['=1+1', '2031-32', "2026-27'"])
      expect((await exportEarnings(own.viewer, { year }, now)).name).toBe('totals-2026-27');
  });

  it('are the house’s for an admin, with dollars apart and nothing that is a therapist’s', async () => {
    const admin = await createAdmin();
    const sold = await createPaymentRow({ productSlug: 'individual-counseling', amount: '1500.05' });
    await verifyPayment(sold.id, null, admin, new Date('2026-11-03T10:00:00+05:30'));
    await paid(own, '2026-11-20T10:00:00+05:30', '900.00');
    const card = { method: 'stripe', status: 'paid', description: 'Workshop', currency: 'USD' };
    await db.transaction.create({
      data: {
        ...card,
        productSlug: 'individual-counseling',
        amount: '40.25',
        paidAt: new Date('2026-11-20T10:00:00+05:30'),
      },
    });
    expect(await totalsOf(admin.viewer as Keeper)).toBe(
      file(
        headOfHouse,
        '2026-27,2026-11,1,1500.05,0.00,1,40.25,0.00',
        '2026-27,Whole year,1,1500.05,0.00,1,40.25,0.00',
      ),
    );
  });
});

it('payments as a file are a therapist’s own, and no name in them is run by a spreadsheet', async () => {
  const submittedAt = new Date('2026-11-20T06:30:00Z');
  const given = {
    payerName: '=HYPERLINK("https://evil.example","Pay")',
    payerEmail: 'tara@example.in',
    referenceNumber: '632400000007',
    createdAt: submittedAt,
  };
  const id = await paid(own, '2026-11-21T10:00:00+05:30', '1800.05', given);
  await refundPayment(id, { reason: 'Shorter than agreed.', amountPaise: 50_001 }, own);
  await createPaymentRow({ therapistId: other.therapist.id, payerName: 'Somebody Else' });
  const list = await exportPayments(own.viewer, { state: 'all' });
  expect(csvOf(list)).toBe(
    file(
      'Submitted at,Payer,Email,For,Paid to,Amount (INR),Reference,Reference ID,Refunded (INR),State',
      [
        '2026-11-20 12:00:00 IST',
        `"'=HYPERLINK(""https://evil.example"",""Pay"")"`,
        'tara@example.in',
        `Session with ${own.therapist.name}`,
        own.therapist.name,
        '1800.05',
        "'632400000007",
        paymentReference(id),
        '500.01',
        'Refunded in part',
      ].join(','),
    ),
  );
});
