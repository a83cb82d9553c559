import { z } from 'zod';
import { meetingsInWords } from '@/lib/payment/product/meetings';
import { productNamed, products } from '@/lib/payment/product/queries';
import { meetingBounds, type Product } from '@/lib/payment/product/schema';
import { line, text } from '@/lib/site/content/fields';
import type { ContentKind } from '@/lib/site/content/kind';

const price = z
  .number('Enter the price in figures, such as 2500')
  .positive('A price is more than zero')
  .max(1_000_000, 'Enter at most 10,00,000')
  .multipleOf(0.01, 'Use at most two decimals');

const { least, most, count } = meetingBounds;
const minutes = `Enter whole minutes from ${least} to ${most}, one meeting a line`;

/** From a form each meeting is text. */
const meeting = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{2,3}$/)
        .transform(Number),
    ],
    minutes,
  )
  .pipe(z.int(minutes).min(least, minutes).max(most, minutes));

const offerSchema = z.strictObject({
  description: text('Please enter what it is', 500),
  inclusion: line('Please enter what the price includes', 300),
  price_us: price,
  price_india: price,
  /** Absent from versions that were published while the files alone had them. */
  meetings: z.array(meeting).max(count, `Enter at most ${count} meetings`).optional(),
});

export type Offer = z.output<typeof offerSchema>;

/**
 * The parts of a product that the owner can change: price, words and the lengths of its meetings. Its title belongs to
 * its slug, because documents of earlier payments name it, and the number of meetings to its texts.
 */
export const offerKind: ContentKind<Offer> = {
  name: 'product',
  schema: offerSchema,
  files: Object.fromEntries(
    products.map(({ slug, title: _title, last_if_needed: _last, ...offer }) => [slug, offer]),
  ),
};

/** A product under an offer. Its inclusion begins with number and length of its meetings, whatever the owner writes. */
export function productWith(slug: string, offer: Offer | undefined): Product | undefined {
  const product = productNamed(slug);
  if (!product) return undefined;
  const { inclusion, ...rest } = { ...product, ...offer, meetings: offer?.meetings ?? product.meetings };
  return { ...rest, inclusion: [meetingsInWords(slug, rest.meetings), inclusion].filter(Boolean).join('. ') };
}
