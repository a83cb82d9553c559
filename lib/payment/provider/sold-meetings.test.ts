import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { cardPaymentsAsCsv, listCardPayments } from '@/lib/admin/card-payment/queries';
import { payingHere } from '@/lib/booking/paying/queries';
import { meetingsInWords } from '@/lib/payment/product/meetings';
import { products } from '@/lib/payment/product/queries';
import { openCardPayment } from '@/lib/payment/provider/commands';
import { cardJobs } from '@/lib/payment/provider/jobs';
import { ownCardPayment } from '@/lib/payment/provider/queries';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { readPaymentSubject } from '@/lib/payment/subject';
import { includesKey } from '@/lib/payment/submission/shown';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { follow } from '@/test/booking/purchases';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { publishOffer } from '@/test/payment/payments';
import { createStranger } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';
import { newVisitor } from '@/test/server/visitor';

setUpDatabase();
const companies = setUpCardCompanies();
const mails = setUpMailCatcher();

beforeEach(newVisitor);

it.each(products.filter(({ meetings }) => meetings.length > 0))(
  'an order by card of $slug keeps its meetings as its page sold them, and leads to the first one once it is paid',
  async ({ slug, title, meetings }) => {
    const { viewer } = await createStranger();
    const subject = { kind: 'product', slug } as const;
    const payable = await readPaymentSubject(subject, viewer);
    const shown = { shownPaise: payable?.amountPaise ?? null, includes: includesKey(payable?.includes) };
    const opening = await openCardPayment(
      { provider: 'stripe', currency: 'INR', subject, shown },
      {
        viewer,
        submission: { key: randomUUID(), bodyHash: 'x' },
        request: { id: 'request-1', network: 'network' },
      },
    );
    if (!opening.opened) throw new Error(`not opened: ${opening.because}`);
    const { id } = opening;
    await publishOffer(slug, { price_india: 1, meetings: meetings.map(() => 33) });
    const { providerReference } = await db.transaction.findUniqueOrThrow({ where: { id } });
    await follow(id);
    const early = 'This payment has not arrived, so its link cannot be used.';
    expect(await payingHere(null)).toMatchObject({ payment: null, spent: early });
    expect(await ownCardPayment(viewer, id)).toMatchObject({ state: 'pending', next: null });
    companies.stripe.pay(providerReference ?? '');

    const sold = meetingsInWords(slug, meetings);
    const name = meetings.length === 1 ? title : `${title}, meeting 1 of ${meetings.length}`;
    const next = { name, href: expect.stringContaining('/payment/booking/') as string };
    expect(await ownCardPayment(viewer, id)).toMatchObject({ state: 'paid', sold, next, byAgreement: false });
    expect((await payingHere(null)).payment?.meeting?.bought).toEqual({ name, minutes: meetings[0] });
    expect((await listOwnTransactions(viewer)).transactions).toMatchObject([{ next }]);
    const { id: receiptId } = await db.receipt.findFirstOrThrow({ where: { transactionId: id } });
    expect(await readReceipt(viewer, receiptId)).toMatchObject({ toBook: name, payer: { details: sold } });
    await runDueJobs(cardJobs);
    expect(mails.caught.map(({ mail }) => mail.text)).toEqual([expect.stringContaining('/payment/booking/')]);
    const admin = await createAdmin();
    const { rows } = await listCardPayments(admin.viewer, {});
    expect(rows.map((row) => row.title)).toEqual([`${title}: ${sold}`]);
    expect((await cardPaymentsAsCsv(admin.viewer, {})).rows.flat()).toContain(`${title}: ${sold}`);
  },
);

it('an earlier order without meetings is booked by agreement', async () => {
  const { viewer } = await createStranger();
  const bought = { productSlug: 'family-therapy', description: 'Family therapy', amount: '2500.00' };
  const paid = { method: 'stripe', status: 'paid', paidAt: new Date(), clientId: viewer.profile.id };
  const { id } = await db.transaction.create({ data: { ...bought, ...paid } });
  expect(await ownCardPayment(viewer, id)).toMatchObject({ next: null, byAgreement: true });
  await follow(id);
  expect((await payingHere(null)).payment).toBeNull();
  expect((await listOwnTransactions(viewer)).transactions).toMatchObject([{ next: null }]);
});
