import { beforeEach, describe, expect, it } from 'vitest';
import { fileLink } from '@/lib/admin/file/reading';
import { openPayment } from '@/lib/admin/payment/opening';
import { exportPayments, listPayments } from '@/lib/admin/payment/queries';
import { listCredits, listImports, readImport } from '@/lib/admin/statement/queries';
import { earningsOf } from '@/lib/payment/payee/earnings';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { paymentReference } from '@/lib/payment/reference';
import { statementAccounts } from '@/lib/payment/statement/queries';
import { refundPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { readyToVerifyTogether } from '@/lib/payment/verification/queries';
import { db } from '@/lib/server/db';
import { stageFile } from '@/lib/server/storage/files';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createKeeper } from '@/test/payment/entries';
import { accountFor, createCreditRow, createPaymentRow } from '@/test/payment/payments';

setUpDatabase();

let own: Awaited<ReturnType<typeof createKeeper>>;
let other: Awaited<ReturnType<typeof createKeeper>>;
beforeEach(async () => {
  own = await createKeeper();
  other = await createKeeper();
});

const paidTo = (practice: typeof own, given = {}) =>
  createPaymentRow({ therapistId: practice.therapist.id, ...given });

describe('a therapist’s payments', () => {
  it('are those to their account, and nobody else’s', async () => {
    const mine = await paidTo(own);
    const theirs = await paidTo(other);
    await createPaymentRow({ productSlug: 'individual-counseling' });
    const ids = async (practice: typeof own) =>
      (await listPayments(practice.viewer, { state: 'all' })).rows.map(({ id }) => id);
    expect(await ids(own)).toEqual([mine.id]);
    expect(await ids(other)).toEqual([theirs.id]);
    const named = { q: paymentReference(mine.id), state: 'all' };
    expect((await listPayments(own.viewer, named)).rows).toHaveLength(1);
    expect((await listPayments(other.viewer, named)).rows).toEqual([]);
    expect((await exportPayments(own.viewer, { state: 'all' })).rows).toHaveLength(1);
    expect((await listPayments(own.viewer, { state: 'all', payee: 'house' })).rows).toEqual([]);
    const admin = await createAdmin();
    expect((await listPayments(admin.viewer, { payee: 'therapists' })).rows).toHaveLength(2);
    expect((await listPayments(admin.viewer, { payee: 'house' })).rows).toHaveLength(1);
  });

  it('open for them alone, with the account that was shown, and without other people’s payments', {
    tags: ['slow'],
  }, async () => {
    const mine = await paidTo(own, { referenceHash: 'a'.repeat(64) });
    const again = await paidTo(own, { referenceHash: 'a'.repeat(64) });
    await paidTo(other, { referenceHash: 'a'.repeat(64) });
    await db.therapist.update({ where: { id: own.therapist.id }, data: { upiId: 'new@okbank' } });
    const opened = await openPayment(own.viewer, mine.id);
    expect(opened?.payee).toMatchObject({ isHouse: false, upiId: 'asharao@okbank' });
    expect(opened?.duplicates.map(({ id }) => id)).toEqual([again.id]);
    expect(await openPayment(other.viewer, mine.id)).toBeNull();
    expect(await db.auditEntry.count({ where: { action: 'payment.opened' } })).toBe(1);
  });

  it('show their proof and their receipt, to them alone and only with the second step', {
    tags: ['slow'],
  }, async () => {
    const { id } = await paidTo(own);
    const file = await db.$transaction((tx) =>
      stageFile(tx, {
        bucket: 'payment-screenshots',
        key: `${id}/screenshot.png`,
        contentType: 'image/png',
        content: Buffer.from('pixels'),
        uploadedById: null,
      }),
    );
    const proof = { paymentScreenshot: `${id}/screenshot.png`, screenshotFileId: file.id };
    await db.paymentSubmission.update({ where: { id }, data: proof });
    await verifyPayment(id, null, own);
    const { id: receipt } = await db.receipt.findFirstOrThrow();
    const unconfirmed = { ...own.viewer, secondFactorAt: null };
    expect(await fileLink(own.viewer, file.id, own.request)).toContain('/api/files/content/');
    expect(await readReceipt(own.viewer, receipt)).not.toBeNull();
    for (const viewer of [other.viewer, unconfirmed]) {
      expect(await fileLink(viewer, file.id, own.request)).toBeNull();
      expect(await readReceipt(viewer, receipt)).toBeNull();
    }
  });

  it('are ready to be verified together only for their payee', { tags: ['slow'] }, async () => {
    const { id } = await paidTo(own, { status: 'matched' });
    const accountId = await accountFor(own.therapist.id);
    const why = { matchReason: 'reference: same', matchedAt: new Date() };
    await createCreditRow({ accountId, paymentSubmissionId: id, ...why });
    expect((await readyToVerifyTogether(own.viewer)).ids).toEqual([id]);
    expect((await readyToVerifyTogether(other.viewer)).ids).toEqual([]);
    const admin = await createAdmin();
    expect((await readyToVerifyTogether(admin.viewer)).ids).toEqual([]);
  });
});

describe('a therapist’s statements', () => {
  it('are their own, and not even an admin lists their credits', { tags: ['slow'] }, async () => {
    const accountId = await accountFor(own.therapist.id);
    const { importId } = await createCreditRow({ accountId });
    expect(await listImports(own.viewer)).toMatchObject([{ id: importId }]);
    expect((await listCredits(own.viewer, {})).rows).toHaveLength(1);
    expect(await readImport(own.viewer, importId)).not.toBeNull();
    expect(await listImports(other.viewer)).toEqual([]);
    expect((await listCredits(other.viewer, {})).rows).toEqual([]);
    expect(await readImport(other.viewer, importId)).toBeNull();
    const admin = await createAdmin();
    expect((await listCredits(admin.viewer, {})).rows).toEqual([]);
  });

  it('can be of a former account as well, and of nobody else’s', async () => {
    await db.therapist.update({ where: { id: own.therapist.id }, data: { accountNumber: '99887766554' } });
    const { accounts, onBehalfOf } = await statementAccounts(own.viewer);
    expect(accounts.map(({ label }) => label)).toEqual([
      'Bank of Maharashtra, ending in 6554',
      'Bank of Maharashtra, ending in 6789',
    ]);
    expect(onBehalfOf).toBeNull();
    const foreign = await accountFor(other.therapist.id);
    expect((await statementAccounts(own.viewer, foreign)).accounts.map(({ id }) => id)).not.toContain(
      foreign,
    );
    const admin = await createAdmin();
    expect(await statementAccounts(admin.viewer, foreign)).toMatchObject({
      accounts: [{ id: foreign }],
      onBehalfOf: other.therapist.name,
    });
  });
});

describe('a therapist’s totals', () => {
  it('count verified money in the month it arrived and the month it went back, by financial year', {
    tags: ['slow'],
  }, async () => {
    const at = (day: string) => new Date(`${day}T10:00:00+05:30`);
    const pay = async (day: string, amount: string) => {
      const { id } = await paidTo(own, { amount });
      await verifyPayment(id, null, own, at(day));
      return id;
    };
    await pay('2026-03-31', '1000.00');
    await pay('2026-04-01', '1500.50');
    await pay('2026-04-30', '2000.00');
    const returned = await pay('2026-11-20', '900.00');
    const part = { reason: 'Shorter than agreed.', amountPaise: 10_000 };
    await refundPayment(returned, part, own, at('2026-11-25'));
    await refundPayment(returned, { reason: 'Cancelled in time.' }, own, at('2026-12-01'));
    const card = { therapistId: own.therapist.id, method: 'stripe', status: 'paid', description: 'Session' };
    await db.transaction.create({ data: { ...card, amount: '700', paidAt: at('2026-11-20') } });
    const dollars = { ...card, amount: '40', currency: 'USD', paidAt: at('2026-11-20') };
    await db.transaction.create({ data: dollars });
    const twice = { ...card, amount: '700', paidAt: at('2026-11-20'), returningBecause: 'twice' };
    await db.transaction.create({ data: twice });
    const none = { payments: 0, receivedPaise: 0, refundedPaise: 0 };
    const beside = { payments: 1, receivedPaise: 70_000, refundedPaise: 0 };
    await paidTo(own);
    const foreign = await paidTo(other);
    await verifyPayment(foreign.id, null, other, at('2026-11-20'));
    const earnings = await earningsOf(own.viewer, '', at('2026-12-05'));
    expect(earnings).toEqual({
      year: '2026-27',
      years: ['2026-27', '2025-26'],
      months: [
        { id: '2026-12', payments: 0, receivedPaise: 0, refundedPaise: 80_000, beside: none, entered: none },
        { id: '2026-11', payments: 1, receivedPaise: 90_000, refundedPaise: 10_000, beside, entered: none },
        { id: '2026-04', payments: 2, receivedPaise: 350_050, refundedPaise: 0, beside: none, entered: none },
      ],
      total: { payments: 3, receivedPaise: 440_050, refundedPaise: 90_000, beside, entered: none },
    });
    expect((await earningsOf(own.viewer, '2025-26', at('2026-12-05'))).total.receivedPaise).toBe(100_000);
    expect((await earningsOf(own.viewer, 'nonsense', at('2026-12-05'))).year).toBe('2026-27');
  });

  it('are those of the house for an admin: what it sells, dollars apart, and nothing that is for a therapist', async () => {
    const admin = await createAdmin();
    const at = (day: string) => new Date(`${day}T10:00:00+05:30`);
    const now = at('2026-12-05');
    const sold = await createPaymentRow({ productSlug: 'individual-counseling', amount: '1500.00' });
    await verifyPayment(sold.id, null, admin, at('2026-11-03'));
    const part = { reason: 'Less was agreed.', amountPaise: 50_000 };
    await refundPayment(sold.id, part, admin, at('2026-12-01'));
    const toTherapist = await paidTo(own, { amount: '900.00' });
    await verifyPayment(toTherapist.id, null, own, at('2026-11-20'));
    const card = { method: 'stripe', status: 'paid', description: 'Workshop', paidAt: at('2026-11-20') };
    const product = { productSlug: 'individual-counseling' };
    await db.transaction.create({ data: { ...card, ...product, amount: '700' } });
    await db.transaction.create({ data: { ...card, ...product, amount: '40', currency: 'USD' } });
    await db.transaction.create({ data: { ...card, amount: '650', therapistId: own.therapist.id } });
    const none = { payments: 0, receivedPaise: 0, refundedPaise: 0 };
    const dollars = { payments: 1, receivedPaise: 4_000, refundedPaise: 0 };
    expect(await earningsOf(admin.viewer, '', now)).toMatchObject({
      months: [
        { id: '2026-12', payments: 0, receivedPaise: 0, refundedPaise: 50_000, beside: none },
        { id: '2026-11', payments: 2, receivedPaise: 220_000, refundedPaise: 0, beside: dollars },
      ],
      total: { payments: 2, receivedPaise: 220_000, refundedPaise: 50_000, beside: dollars },
    });
  });
});
