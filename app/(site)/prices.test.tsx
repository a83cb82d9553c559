import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import { GET } from '@/app/cms/products/[file]/route';
import { PriceListView } from '@/components/payment/product/price-list-view';
import { offerKind } from '@/lib/payment/product/kind';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor } from '@/test/server/visitor';
import HomePage from './page';

setUpDatabase();
beforeEach(() => newVisitor());

const slug = 'individual-counseling';

async function words(page: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

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
  await db.contentVersion.create({
    data: {
      kind: offerKind.name,
      entry: slug,
      number: 1,
      content: { ...offerKind.files[slug], price_india: 1650.5 },
      isPublic: true,
      publishedAt: new Date(),
    },
  });
  const shown = await page();
  expect(shown).toContain(price);
  expect(shown).not.toContain('individual ₹1,500');
});

it('answers "not found" for a product that nobody sells', async () => {
  const params = Promise.resolve({ file: 'nothing.json' });
  expect((await GET(new Request('http://antarman.test'), { params })).status).toBe(404);
});
