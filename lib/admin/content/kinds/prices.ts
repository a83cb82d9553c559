import { describeContent } from '@/lib/admin/content/spec';
import { offerKind } from '@/lib/payment/product/kind';
import { productNamed } from '@/lib/payment/product/queries';

export const prices = describeContent({
  kind: offerKind,
  title: 'Prices',
  lead: 'Our own offers on the price list and in the checkout. Payments already started keep the price shown.',
  page: '/products',
  nameOf: (_offer, entry) => productNamed(entry)?.title ?? entry,
  parts: [
    { type: 'number', name: 'price_india', label: 'Price in India, ₹', hint: 'Such as 2500 or 2499.50' },
    { type: 'number', name: 'price_us', label: 'Price abroad, US$', hint: 'Such as 60' },
    { type: 'text', name: 'description', label: 'Description', rows: 3 },
    {
      type: 'line',
      name: 'inclusion',
      label: 'Included in the price',
      hint: 'Beside the meetings, whose number and length we put before it.',
    },
  ],
});
