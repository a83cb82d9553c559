import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderSummary } from '@/components/payment/private/checkout/order-summary';
import { PriceList } from '@/components/payment/product/price-list';
import { serviceContents } from '@/content/services/sections';
import { withMinutes } from '@/lib/format/duration';
import { meetingsInWords } from '@/lib/payment/product/meetings';
import { publishedProducts } from '@/lib/payment/product/offers';
import { productNamed, products } from '@/lib/payment/product/queries';
import { internshipPrefix } from '@/lib/site/internship/rules';
import { priceList } from '@/lib/site/seo/structured-data';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

it('says the meetings of each product on the price list, in its data and in the checkout', async () => {
  const all = await publishedProducts();
  expect(all.map(({ slug }) => slug)).toEqual(products.map(({ slug }) => slug));
  for (const product of all) {
    const words = meetingsInWords(product.slug, product.meetings);
    expect(words === null, product.slug).toBe(product.slug.startsWith(internshipPrefix));
    const pages = [
      renderToStaticMarkup(<PriceList products={[product]} />),
      renderToStaticMarkup(<OrderSummary product={product} currency="INR" />),
      JSON.stringify(priceList([product])),
    ];
    for (const page of pages) expect(page.includes(`${words}. `), product.slug).toBe(words !== null);
  }
});

// Lengths come from the offer, where the owner changes them, and no row holds the last day of a report.
const lengthOrDeadline =
  /\d+ minutes|\b(?:an?|half an|one|two|steady|fifteen|twenty|thirty|forty|fifty|sixty|ninety) (?:hours?|minutes)\b|\bwithin \w+ (?:hours|days|weeks|months)\b/i;

it('has no length and no deadline in the texts of what is sold, but the number of a meeting', () => {
  for (const { slug, ...texts } of [...products, ...serviceContents])
    expect(JSON.stringify(texts), slug).not.toMatch(lengthOrDeadline);
  for (const service of serviceContents) {
    const meetings = productNamed(service.slug)?.meetings ?? [];
    for (const step of service.what_to_expect)
      expect(withMinutes(step, meetings)).not.toMatch(/[{}]|undefined/);
  }
});

it.each([
  ['diagnostic-evaluation', [90, 45], 'Two meetings of 90 and 45 minutes'],
  ['detailed-psychological-assessment', [120, 120, 120], 'Two or three meetings of 120 minutes each'],
  ['family-therapy', [60, 30, 30], 'Three meetings of 60, 30 and 30 minutes'],
  ['family-therapy', [60, 60], 'Two meetings of 60 minutes each'],
  ['nothing-we-sell', [], null],
])('of %s with %j are "%s"', (slug, minutes, words) => {
  expect(meetingsInWords(slug, minutes)).toBe(words);
});

it('sells nothing that its two sides of a video room cannot hold', () => {
  for (const { description, inclusion } of products) {
    expect(`${description} ${inclusion}`).not.toMatch(/two places|across countries|up to \w+ people/);
  }
});
