import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderSummary } from '@/components/payment/private/checkout/order-summary';
import { PriceList } from '@/components/payment/product/price-list';
import { assessmentComparison } from '@/content/services/assessments';
import { serviceContents } from '@/content/services/sections';
import { meetingsInWords, meetingsOf } from '@/lib/payment/product/meetings';
import { publishedProducts } from '@/lib/payment/product/offers';
import { products } from '@/lib/payment/product/queries';
import { internshipPrefix } from '@/lib/site/internship/rules';
import { priceList } from '@/lib/site/seo/structured-data';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

it('says the meetings of each product on the price list, in its data and in the checkout', async () => {
  const all = await publishedProducts();
  expect(all.map(({ slug }) => slug)).toEqual(products.map(({ slug }) => slug));
  for (const product of all) {
    const words = meetingsInWords(product.slug);
    expect(words === null, product.slug).toBe(product.slug.startsWith(internshipPrefix));
    const pages = [
      renderToStaticMarkup(<PriceList products={[product]} />),
      renderToStaticMarkup(<OrderSummary product={product} currency="INR" />),
      JSON.stringify(priceList([product])),
    ];
    for (const page of pages) expect(page.includes(`${words}. `), product.slug).toBe(words !== null);
  }
});

it('says no other length on the pages of the services', () => {
  for (const service of serviceContents) {
    const said = [...JSON.stringify(service).matchAll(/(\d+) minutes/g)].map(([, found]) => Number(found));
    expect(meetingsOf(service.slug), service.slug).toEqual(expect.arrayContaining(said));
  }
  for (const { service, sessions } of assessmentComparison) {
    expect(sessions).toBe(meetingsInWords(service.slug));
  }
});

it.each([
  ['diagnostic-evaluation', undefined, 'Two meetings of 90 and 45 minutes'],
  ['detailed-psychological-assessment', undefined, 'Two or three meetings of 120 minutes each'],
  ['family-therapy', [60, 30, 30], 'Three meetings of 60, 30 and 30 minutes'],
  ['family-therapy', [60, 60], 'Two meetings of 60 minutes each'],
  ['nothing-we-sell', undefined, null],
])('of %s with %j are "%s"', (slug, minutes, words) => {
  expect(meetingsInWords(slug, minutes)).toBe(words);
});

it('sells nothing that its two sides of a video room cannot hold', () => {
  for (const { description, inclusion } of products) {
    expect(`${description} ${inclusion}`).not.toMatch(/two places|across countries|up to \w+ people/);
  }
});
