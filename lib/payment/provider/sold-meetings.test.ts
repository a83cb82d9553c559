import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cardPaymentsAsCsv, listCardPayments } from '@/lib/admin/card-payment/queries';
import { meetingsInWords } from '@/lib/payment/product/meetings';
import { products } from '@/lib/payment/product/queries';
import { openCardPayment } from '@/lib/payment/provider/commands';
import { ownCardPayment } from '@/lib/payment/provider/queries';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { readPaymentSubject } from '@/lib/payment/subject';
import { includesKey } from '@/lib/payment/submission/shown';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { publishOffer } from '@/test/payment/payments';
import { createStranger } from '@/test/payment/quotations';

setUpDatabase();
const companies = setUpCardCompanies();

it.each(products.filter(({ meetings }) => meetings.length > 0))(
  'an order by card of $slug keeps its meetings as its page sold them, whatever is sold afterwards',
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
    companies.stripe.pay(providerReference ?? '');

    const sold = meetingsInWords(slug, meetings);
    expect(await ownCardPayment(viewer, id)).toMatchObject({ state: 'paid', sold });
    const { id: receiptId } = await db.receipt.findFirstOrThrow({ where: { transactionId: id } });
    expect((await readReceipt(viewer, receiptId))?.payer.details).toBe(sold);
    const admin = await createAdmin();
    const { rows } = await listCardPayments(admin.viewer, {});
    expect(rows.map((row) => row.title)).toEqual([`${title}: ${sold}`]);
    expect((await cardPaymentsAsCsv(admin.viewer, {})).rows.flat()).toContain(`${title}: ${sold}`);
  },
);
