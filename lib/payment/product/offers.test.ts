import { beforeEach, expect, it } from 'vitest';
import { offerKind } from '@/lib/payment/product/kind';
import { productForSale, publishedProduct } from '@/lib/payment/product/offers';
import { readPaymentSubject } from '@/lib/payment/subject';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const slug = 'individual-counseling';
const subject = { kind: 'product', slug } as const;
const file = offerKind.files[slug];

const publish = (content: object, isPublic = true) =>
  db.contentVersion.create({
    data: {
      kind: 'product',
      entry: slug,
      number: 1,
      content,
      isPublic,
      publishedAt: isPublic ? new Date() : null,
    },
  });

let viewer: Awaited<ReturnType<typeof createAdmin>>['viewer'];
beforeEach(async () => {
  ({ viewer } = await createAdmin());
});

const prices = async () => {
  const [page, payable] = await Promise.all([publishedProduct(slug), readPaymentSubject(subject, viewer)]);
  return [page?.price_india, payable?.amountPaise, page?.price_us, payable?.amountCents];
};

it('asks the published price on the page and in the payment, not that of a draft', async () => {
  const { price_india = 0, price_us = 0 } = file ?? {};
  const delivered = [price_india, price_india * 100, price_us, price_us * 100];
  expect(await prices()).toEqual(delivered);
  const { id } = await publish({ ...file, price_india: 1234.5, price_us: 19.99 }, false);
  expect(await prices()).toEqual(delivered);
  await db.contentVersion.update({ where: { id }, data: { isPublic: true, publishedAt: new Date() } });
  expect(await prices()).toEqual([1234.5, 123450, 19.99, 1999]);
});

it('keeps the title of the file and every other product', async () => {
  await publish({ ...file, price_india: 1 });
  expect(await productForSale(db, slug)).toMatchObject({
    slug,
    title: 'Individual counselling session',
    price_india: 1,
  });
  expect((await productForSale(db, 'family-therapy'))?.price_india).not.toBe(1);
  expect(await productForSale(db, 'nothing-we-sell')).toBeUndefined();
});

it('sells the published lengths, those of the file under an earlier version without any, and no wrong ones', async () => {
  const sold = async () => (await readPaymentSubject(subject, viewer))?.row.meetings;
  const { meetings: _meetings, ...earlier } = file ?? {};
  const { id } = await publish(earlier);
  expect(await sold()).toEqual([50]);
  await db.contentVersion.update({ where: { id }, data: { isPublic: false } });
  const later = { kind: 'product', entry: slug, isPublic: true, publishedAt: new Date() };
  await db.contentVersion.create({ data: { ...later, number: 2, content: { ...file, meetings: [63] } } });
  expect(await sold()).toEqual([63]);
  expect((await publishedProduct(slug))?.inclusion).toMatch(/^One meeting of 63 minutes\. /);
});

it.each([
  { meetings: [14] },
  { meetings: ['x'] },
  { price_india: -1 },
  { price_india: 10.005 },
  { price_india: Number.NaN },
  { price_us: 1e9 },
  { title: 'Free' },
])('passes over a published %j, which no page could ask for', async (change) => {
  const content = JSON.parse(JSON.stringify({ ...file, ...change })) as object;
  await publish(content);
  expect(await productForSale(db, slug)).toMatchObject({ ...file, inclusion: expect.any(String) });
});
