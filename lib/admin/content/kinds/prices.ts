import { describeContent } from '@/lib/admin/content/spec';
import { offerKind } from '@/lib/payment/product/kind';
import { productNamed } from '@/lib/payment/product/queries';

export const prices = describeContent({
  kind: offerKind,
  title: 'Prices',
  lead: 'Our own offers on the price list and in the checkout. Payments already started keep the price and the lengths shown.',
  refuse: ({ meetings = [] }, entry): Readonly<Record<string, string>> => {
    const sold = (entry && productNamed(entry)?.meetings.length) || 0;
    if (meetings.length === sold) return {};
    return {
      meetings:
        sold === 0
          ? 'It has no meetings: leave this empty'
          : `Its texts name ${sold === 1 ? 'one meeting: enter one line' : `${sold} meetings: enter ${sold} lines`}`,
    };
  },
  page: '/products',
  nameOf: (_offer, entry) => productNamed(entry)?.title ?? entry,
  parts: [
    { type: 'number', name: 'price_india', label: 'Price in India, ₹', hint: 'Such as 2500 or 2499.50' },
    { type: 'number', name: 'price_us', label: 'Price abroad, US$', hint: 'Such as 60' },
    {
      type: 'list',
      name: 'meetings',
      label: 'Length of each meeting, in minutes',
      rows: 3,
      hint: 'One line for each meeting, in their order. People who have paid keep the lengths that they bought.',
      optional: true,
    },
    { type: 'text', name: 'description', label: 'Description', rows: 3 },
    {
      type: 'line',
      name: 'inclusion',
      label: 'Included in the price',
      hint: 'Beside the meetings, whose number and length we put before it.',
    },
  ],
});
