import { beforeEach, expect, it } from 'vitest';
import { refundPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/lib/testing/back-office';
import { setUpDatabase } from '@/lib/testing/database';
import { createPaymentRow } from '@/lib/testing/payments';
import { createStranger, type Person } from '@/lib/testing/quotations';

setUpDatabase();

let admins: readonly Awaited<ReturnType<typeof createAdmin>>[];
let meera: Person;

beforeEach(async () => {
  admins = [await createAdmin(), await createAdmin()];
  meera = await createStranger();
});

/** What row, money, papers and the payer's notifications say of a payment. */
async function told(id: string) {
  const { status } = await db.paymentSubmission.findUniqueOrThrow({ where: { id } });
  const money = await db.transaction.findUnique({
    where: { paymentSubmissionId: id },
    include: { receipts: { orderBy: { id: 'asc' } }, refunds: true },
  });
  const notices = await db.notification.findMany({ orderBy: { id: 'asc' } });
  return {
    status,
    money: money?.status,
    papers: money?.receipts.map(({ kind }) => kind),
    refunds: money?.refunds.length,
    notices: notices.map(({ kind }) => kind).toSorted(),
  };
}

const reason = 'Cancelled in time.';

it('verification and refund at the same moment have one outcome, told alike everywhere, fifty times', {
  tags: ['slow'],
  timeout: 600_000,
}, async () => {
  const [first, second] = admins;
  if (!first || !second) throw new Error('expected two admins');
  for (let round = 0; round < 50; round += 1) {
    await db.notification.deleteMany();
    const { id } = await createPaymentRow({ clientId: meera.viewer.profile.id });
    const [verified, refunded] = await Promise.all([
      verifyPayment(id, null, first),
      refundPayment(id, { reason }, second),
    ]);
    expect(verified).toEqual({ done: true });
    const once = {
      status: 'verified',
      money: 'paid',
      papers: ['receipt'],
      refunds: 0,
      notices: ['payment.verified'],
    };
    const back = {
      status: 'refunded',
      money: 'refunded',
      papers: ['receipt', 'credit_note'],
      refunds: 1,
      notices: ['payment.refunded', 'payment.verified'],
    };
    expect(await told(id)).toEqual(refunded.done ? back : once);
    if (!refunded.done) expect(refunded).toEqual({ done: false, because: 'settled', stands: 'pending' });
  }
});

it('two refunds of more than half at the same moment: one of them, fifty times', {
  tags: ['slow'],
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < 50; round += 1) {
    const { id } = await createPaymentRow({ clientId: meera.viewer.profile.id });
    const [first] = admins;
    if (!first) throw new Error('expected an admin');
    await verifyPayment(id, null, first);
    const outcomes = await Promise.all(
      admins.map((admin) => refundPayment(id, { reason, amountPaise: 80_000 }, admin)),
    );
    expect(outcomes).toContainEqual({ done: true, inPart: true });
    expect(outcomes).toContainEqual({ done: false, because: 'refund-above', restPaise: 70_000 });
    expect(await told(id)).toMatchObject({ status: 'verified', money: 'paid', refunds: 1 });
  }
});
