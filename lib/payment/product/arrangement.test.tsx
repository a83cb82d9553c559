import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaidNotice } from '@/components/booking/paid-notice';
import { OrderSummary } from '@/components/payment/private/checkout/order-summary';
import { PriceList } from '@/components/payment/product/price-list';
import { site } from '@/content/site';
import { readCarriedPayment } from '@/lib/payment/booking-link/queries';
import { products } from '@/lib/payment/product/queries';
import { arrangementOf } from '@/lib/payment/product/rules';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';

setUpDatabase();

/** Whether this is more than one appointment of the service's calendar. */
const isLonger = (inclusion: string) => {
  const lengths = [...inclusion.matchAll(/(\d+)(?: and (\d+))? minutes/g)].flatMap(([, ...found]) =>
    found.filter(Boolean),
  );
  return (
    lengths.some((minutes) => Number(minutes) !== site.consultationMinutes) ||
    /\b(?:two|three) (?:to|meetings)/i.test(inclusion)
  );
};

it('says of each product that the calendar cannot give out how it is arranged, before anybody pays', () => {
  const longer = products.filter(({ inclusion }) => isLonger(inclusion));
  expect(longer.map(({ slug }) => slug)).toEqual([
    'individual-counseling',
    'couples-marriage-therapy',
    'family-therapy',
    'diagnostic-evaluation',
    'detailed-psychological-assessment',
  ]);
  for (const product of products) {
    const words = arrangementOf(product.slug);
    expect(words !== null, product.slug).toBe(isLonger(product.inclusion));
    for (const page of [
      <PriceList key="list" products={[product]} />,
      <OrderSummary key="order" product={product} currency="INR" />,
    ]) {
      expect(renderToStaticMarkup(page).includes('first talk of 45 minutes'), product.slug).toBe(
        words !== null,
      );
    }
  }
});

it.each([
  ['couples-marriage-therapy', 'Choose a time for a first talk.'],
  ['screening-assessments', 'Choose the time for it here.'],
])('says after paying for %s: "%s"', async (productSlug, words) => {
  const { id } = await createPaymentRow({ productSlug });
  const page = renderToStaticMarkup(<PaidNotice paid={await readCarriedPayment(id)} open />);
  expect(page).toContain(words);
});

it('sells nothing that its two sides of a video room cannot hold', () => {
  for (const { description, inclusion } of products) {
    expect(`${description} ${inclusion}`).not.toMatch(/two places|across countries|up to \w+ people/);
  }
});
