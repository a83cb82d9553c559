import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import { GET } from '@/app/cms/products/[file]/route';
import { PriceListView } from '@/components/payment/product/price-list-view';
import { offerKind } from '@/lib/payment/product/kind';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor } from '@/test/server/visitor';
import HomePage from './page';
import IndividualTherapyPage from './services/individual-therapy/page';
import ServicesPage from './services/page';

setUpDatabase();
beforeEach(() => newVisitor());

const slug = 'individual-counseling';

async function words(page: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

const publish = (change: object) =>
  db.contentVersion.create({
    data: {
      kind: offerKind.name,
      entry: slug,
      number: 1,
      content: { ...offerKind.files[slug], ...change },
      isPublic: true,
      publishedAt: new Date(),
    },
  });

const home = async () => words(await HomePage());
const priceList = async () => words(await PriceListView({}));
const file = async () =>
  (
    await GET(new Request('http://antarman.test'), { params: Promise.resolve({ file: `${slug}.json` }) })
  ).text();

it.each([
  ['home', home, '₹1,650.5'],
  ['price list', priceList, '₹1,650.5'],
  ['structured data', priceList, '"price":1650.5'],
  ['file for programs', file, '"price_india":1650.5'],
])('shows a published price on %s, and no longer the one of the file', async (_, page, price) => {
  expect(await page()).not.toContain(price);
  await publish({ price_india: 1650.5 });
  const shown = await page();
  expect(shown).toContain(price);
  expect(shown).not.toContain('individual ₹1,500');
});

it.each([
  ['home', home, 'Sessions of about 63 minutes'],
  ['individual therapy', async () => words(await IndividualTherapyPage()), 'About 63 minutes, every week'],
  ['services', async () => words(await ServicesPage()), '63 minutes'],
  ['price list', priceList, 'One meeting of 63 minutes. '],
  ['file for programs', file, 'One meeting of 63 minutes. '],
])('says a published length on %s, and no longer the one of the file', async (_, page, length) => {
  expect(await page()).toContain(length.replace('63', '50'));
  await publish({ meetings: [63] });
  const shown = await page();
  expect(shown).toContain(length);
  expect(shown).not.toContain('50 minutes');
});

it('answers "not found" for a product that nobody sells', async () => {
  const params = Promise.resolve({ file: 'nothing.json' });
  expect((await GET(new Request('http://antarman.test'), { params })).status).toBe(404);
});
