import { z } from 'zod';

const text = z.string().trim().min(1);
/** Major units, at most two decimals. */
const price = z.number().nonnegative().multipleOf(0.01);

/** A file in `content/products`, and its address `/cms/products/{slug}.json` (product.md §3). */
export const productSchema = z.strictObject({
  title: text,
  description: text,
  inclusion: text,
  price_us: price,
  price_india: price,
});

export type Product = z.output<typeof productSchema> & { readonly slug: string };
