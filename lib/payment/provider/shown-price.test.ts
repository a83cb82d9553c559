import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { payByCard } from '@/lib/payment/provider/actions';
import { cardFormKind } from '@/lib/payment/provider/rules';
import { issueShownPrice, readShownPrice } from '@/lib/payment/provider/shown-price';
import { type PaymentSubject, readPaymentSubject } from '@/lib/payment/subject';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { formTokenField, trapField } from '@/lib/server/action/form-visit';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { publishOffer } from '@/test/payment/payments';
import { createStranger, type Person } from '@/test/payment/quotations';
import { as, newVisitor, sent } from '@/test/server/visitor';

setUpDatabase();
const companies = setUpCardCompanies();

let payer: Person;

beforeEach(async () => {
  newVisitor();
  payer = await createStranger();
  as(payer);
});

const counselling = { kind: 'product', slug: 'individual-counseling' } as const;

/** The field of a page with this price. */
async function shownNow(currency: 'INR' | 'USD', amountMinor: number) {
  const payable = await readPaymentSubject(counselling, payer.viewer);
  if (!payable) throw new Error('expected a product');
  return issueShownPrice(payable, currency, amountMinor);
}

/** Presses the button of a page with this price, in paise or cents. */
function submit(currency: 'INR' | 'USD', shown: string) {
  const fields = { provider: 'stripe', currency, kind: 'product', name: counselling.slug, shown };
  const formToken = issueVisitToken(cardFormKind);
  return payByCard(null, sent({ ...fields, [formTokenField]: formToken, [trapField]: '' }));
}

it.each([
  ['INR', 140_000, 150_000, 'The price is now ₹1,500. It was ₹1,400 when you opened this page.'],
  ['USD', 3_500, 4_000, 'The price is now US$40. It was US$35 when you opened this page.'],
] as const)(
  'a price in %s that has changed since is asked about, and nothing is ordered',
  async (currency, before, now, words) => {
    const asked = await submit(currency, await shownNow(currency, before));
    expect(asked).toMatchObject({ ok: false, message: expect.stringContaining(words) });
    expect(asked.message).toContain('Nothing was charged.');
    expect([await db.transaction.count(), companies.stripe.asked.length]).toEqual([0, 0]);
    expect(await submit(currency, await shownNow(currency, now))).toMatchObject({ ok: true });
    expect(await db.transaction.count()).toBe(1);
  },
);

it.each([
  [
    { meetings: [63] },
    'One meeting of 63 minutes. By video or phone; a short note of what you agreed on, if you want one.',
  ],
  [{ inclusion: 'By phone.' }, 'One meeting of 50 minutes. By phone.'],
])('a product that now has %j is asked about, and nothing is ordered', async (change, includes) => {
  const shown = await shownNow('INR', 150_000);
  await publishOffer(counselling.slug, change);
  expect(await submit('INR', shown)).toMatchObject({
    ok: false,
    message: `What it includes has changed since you opened this page. It now includes: ${includes} Nothing was charged. Open the page again to pay ₹1,500.`,
  });
  expect([await db.transaction.count(), companies.stripe.asked.length]).toEqual([0, 0]);
  expect(await submit('INR', await shownNow('INR', 150_000))).toMatchObject({ ok: true });
  expect(await db.transaction.count()).toBe(1);
});

it('a price is the page’s word for one subject, in one currency, and nobody can make one up', async () => {
  const shown = issueShownPrice({ subject: counselling }, 'INR', 150_000);
  const other: PaymentSubject = { kind: 'quotation', id: randomUUID() };
  expect(readShownPrice(shown, counselling, 'INR')).toEqual({ shownPaise: 150_000, includes: '' });
  expect(readShownPrice(shown, counselling, 'USD')).toBeNull();
  expect(readShownPrice(shown, other, 'INR')).toBeNull();
  expect(readShownPrice(shown.replace('150000', '100'), counselling, 'INR')).toBeNull();
  for (const made of ['', '150000', shown.replace('150000', '100')]) {
    expect(await submit('INR', made)).toMatchObject({ ok: false });
  }
  expect(await db.transaction.count()).toBe(0);
});
