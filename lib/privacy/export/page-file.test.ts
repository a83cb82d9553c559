import { expect, it } from 'vitest';
import { issueCreditNote, issueReceipt } from '@/lib/payment/receipt/commands';
import { recordRefund } from '@/lib/payment/refund/commands';
import { pageFile } from '@/lib/privacy/export/page-file';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');

it('shows dollars as dollars: the payment, its papers and what went back of it', async () => {
  const { id: profileId, userId } = await createProfile();
  const payment = { amount: '1240.50', currency: 'USD', method: 'stripe', status: 'paid', paidAt: now };
  const { id } = await db.transaction.create({
    data: { ...payment, clientId: profileId, description: 'Counselling' },
  });
  await db.$transaction(async (tx) => {
    await issueReceipt(tx, id, now);
    const refund = await recordRefund(tx, id, { amountPaise: 4_050, reason: null }, now);
    await issueCreditNote(tx, refund?.id ?? '', now);
  });
  let page = '';
  for await (const piece of pageFile({ userId, profileId, therapistId: null, address: null }, now, [])) {
    page += piece;
  }
  const amounts = [...page.matchAll(/<dt>(?:Refunded a|A)mount<\/dt><dd>([^<]*)</g)].map(
    ([, words]) => words,
  );
  expect(amounts.toSorted()).toEqual(['US$1,240.50', 'US$1,240.50', 'US$40.50', 'US$40.50', 'US$40.50']);
  expect(page).not.toContain('₹1,240');
});
