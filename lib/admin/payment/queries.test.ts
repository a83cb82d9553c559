import { beforeEach, describe, expect, it } from 'vitest';
import { openPayment } from '@/lib/admin/payment/opening';
import { exportPayments, listPayments } from '@/lib/admin/payment/queries';
import { paymentReference } from '@/lib/payment/reference';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { refundPayment, rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createStranger } from '@/test/payment/quotations';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;

beforeEach(async () => {
  admin = await createAdmin();
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const idsOf = async (searchParams: Record<string, string>) =>
  (await listPayments(admin.viewer, searchParams)).rows.map(({ id }) => id);

describe('the queue', () => {
  it('shows waiting payments, oldest first, and all others on request', async () => {
    const late = await createPaymentRow({ createdAt: at(3) });
    const early = await createPaymentRow({ createdAt: at(1) });
    const gone = await createPaymentRow({ createdAt: at(2) });
    await rejectPayment(gone.id, 'Nothing has arrived.', admin);
    expect(await idsOf({})).toEqual([early.id, late.id]);
    expect(await idsOf({ state: 'rejected' })).toEqual([gone.id]);
    expect(await idsOf({ state: 'all' })).toEqual([late.id, gone.id, early.id]);
    expect(await idsOf({ state: 'no such state' })).toEqual([early.id, late.id]);
    expect(await idsOf({ from: '2026-11-21' })).toEqual([]);
    expect((await exportPayments(admin.viewer, { state: 'all' })).rows).toHaveLength(3);
  });

  it('finds the payment whose short name a payer reads out', async () => {
    const { id } = await createPaymentRow();
    await createPaymentRow();
    const name = paymentReference(id);
    for (const q of [name, name.toLowerCase(), name.slice(2), ` ${name.replace('-', ' ')} `]) {
      expect(await idsOf({ q })).toEqual([id]);
    }
    expect(await idsOf({ q: name.slice(0, -1) })).toEqual([]);
    expect((await exportPayments(admin.viewer, { q: name })).rows).toHaveLength(1);
  });

  it('finds payer and reference; percent signs mean themselves', { tags: ['slow'] }, async () => {
    const { id } = await createPaymentRow({ payerName: 'Zubin 100%', referenceNumber: 'UTR 7781' });
    await createPaymentRow({ payerName: 'Somebody Else' });
    expect(await idsOf({ q: 'zubin' })).toEqual([id]);
    expect(await idsOf({ q: '7781' })).toEqual([id]);
    expect(await idsOf({ q: '0%' })).toEqual([id]);
    expect(await idsOf({ q: '%' })).toEqual([id]);
  });
});

describe('opening a payment', () => {
  const file = (id: string, sha: string, perceptualHash: bigint) =>
    db.storedFile.create({
      data: {
        bucket: 'payment-screenshots',
        key: `${id}/screenshot.png`,
        contentType: 'image/png',
        byteSize: 1,
        sha256: sha.repeat(64),
        perceptualHash,
        content: new Uint8Array([1]),
      },
    });

  async function withPicture(sha: string, hash: bigint, referenceHash: string) {
    const payment = await createPaymentRow({ referenceHash: referenceHash.repeat(64) });
    const { id: screenshotFileId } = await file(payment.id, sha, hash);
    return db.paymentSubmission.update({ where: { id: payment.id }, data: { screenshotFileId } });
  }

  it('names the others with its reference, its picture, or one that looks alike, and no more', {
    tags: ['slow'],
  }, async () => {
    const one = await withPicture('a', -1n, '1');
    const sameReference = await withPicture('b', 0n, '1');
    const samePicture = await withPicture('a', -1n, '2');
    const alike = await withPicture('c', -8n, '3');
    await withPicture('d', 255n, '4');
    const opened = await openPayment(admin.viewer, one.id);
    const duplicates = new Map(opened?.duplicates.map(({ id, by }) => [id, by]));
    expect(duplicates).toEqual(
      new Map([
        [sameReference.id, ['reference']],
        [samePicture.id, ['same-image']],
        [alike.id, ['like-image']],
      ]),
    );
    expect(opened?.screenshot).toMatchObject({ isImage: true });
  });

  it('logs who opened whose', { tags: ['slow'] }, async () => {
    const { viewer } = await createStranger();
    const { id } = await createPaymentRow({ clientId: viewer.profile.id });
    expect(await openPayment(admin.viewer, id)).toMatchObject({ id, status: 'pending', duplicates: [] });
    expect(await db.auditEntry.findMany({ where: { action: 'payment.opened' } })).toMatchObject([
      { actorUserId: admin.viewer.userId, subjectId: id, subjectUserId: viewer.userId },
    ]);
    expect(await openPayment(admin.viewer, '0197c3a0-1111-7222-8333-444455556666')).toBeNull();
    expect(await db.auditEntry.count({ where: { action: 'payment.opened' } })).toBe(1);
  });
});

describe('what a client sees of their own payments', () => {
  it('is each of them once, in every state, with its documents, and nobody else’s', async () => {
    const { viewer } = await createStranger();
    const clientId = viewer.profile.id;
    const checked = await createPaymentRow({ clientId, createdAt: at(1) });
    const refused = await createPaymentRow({ clientId, createdAt: at(2) });
    const paid = await createPaymentRow({ clientId, createdAt: at(3) });
    const returned = await createPaymentRow({ clientId, createdAt: at(4) });
    await createPaymentRow({ clientId: (await createStranger()).viewer.profile.id });
    await rejectPayment(refused.id, 'Nothing has arrived.', admin);
    await verifyPayment(paid.id, null, admin);
    await verifyPayment(returned.id, null, admin);
    await refundPayment(returned.id, { reason: 'Cancelled in time.' }, admin);
    const { transactions, older } = await listOwnTransactions(viewer);
    expect(older).toBeNull();
    const found = transactions.map(({ state, amountPaise, receipts }) => [
      state,
      amountPaise,
      receipts.map(({ kind }) => kind),
    ]);
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        ['refunded', 150_000, ['receipt', 'credit_note']],
        ['paid', 150_000, ['receipt']],
        ['rejected', 150_000, []],
        ['checking', 150_000, []],
      ]),
    );
    expect(transactions.at(-1)?.id).toBe(checked.id);
    const explained = transactions.filter(({ statusUrl }) => statusUrl !== null);
    expect(explained.map(({ state }) => state).sort()).toEqual(['checking', 'refunded', 'rejected']);

    const first = await listOwnTransactions(viewer, { limit: 3 });
    const rest = await listOwnTransactions(viewer, { limit: 3, before: first.older ?? '' });
    expect([...first.transactions, ...rest.transactions]).toEqual(transactions);
    const strangers = await createPaymentRow();
    expect(await listOwnTransactions(viewer, { before: strangers.id })).toEqual({ transactions, older });
  });
});
