import { z } from 'zod';

const text = z.string().trim().min(1);
/** Major units, at most two decimals. */
const price = z.number().nonnegative().multipleOf(0.01);

/** Bounds of a meeting, in minutes, and of their number. */
export const meetingBounds = { least: 15, most: 240, count: 6 } as const;

/** A file in `content/products`. */
export const productSchema = z.strictObject({
  title: text,
  description: text,
  inclusion: text,
  price_us: price,
  price_india: price,
  /** Minutes of each meeting, in their order; none for internship places. */
  meetings: z.array(z.int().min(meetingBounds.least).max(meetingBounds.most)).max(meetingBounds.count),
  /** The last meeting takes place only if it is needed. */
  last_if_needed: z.literal(true).optional(),
});

export type Product = z.output<typeof productSchema> & { readonly slug: string };
