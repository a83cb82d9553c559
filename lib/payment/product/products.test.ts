import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serviceContents } from '@/content/services/sections';
import { products } from '@/lib/payment/product/queries';
import { indiaPrice, usPrice } from '@/lib/payment/product/rules';
import { productSchema } from '@/lib/payment/product/schema';
import { internshipPrograms } from '@/lib/site/internship/queries';
import { internshipPrefix } from '@/lib/site/internship/rules';

const slugs = products.map(({ slug }) => slug);

describe('the products', () => {
  it('are those in content/products, file by file', () => {
    const files = readdirSync('content/products').map((name) => name.replace(/\.json$/, ''));
    expect(slugs.toSorted()).toEqual(files.toSorted());
  });

  it('include one for each service and each internship', () => {
    const wanted = [
      ...serviceContents.map(({ slug }) => slug),
      ...internshipPrograms.map(({ slug }) => `${internshipPrefix}${slug}`),
    ];
    expect(slugs).toEqual(wanted);
  });

  it('refuse a file with a missing, an unknown or a wrong field', () => {
    const { slug: _, ...good } = products[0] ?? { slug: '' };
    expect(productSchema.safeParse(good).success).toBe(true);
    expect(productSchema.safeParse({ ...good, price_india: undefined }).success).toBe(false);
    expect(productSchema.safeParse({ ...good, price_india: -1 }).success).toBe(false);
    expect(productSchema.safeParse({ ...good, price_us: 10.005 }).success).toBe(false);
    expect(productSchema.safeParse({ ...good, title: ' ' }).success).toBe(false);
    expect(productSchema.safeParse({ ...good, discount: 5 }).success).toBe(false);
  });
});

it('write prices as people in both places read them', () => {
  expect(indiaPrice(150000)).toBe('₹1,50,000');
  expect(indiaPrice(999.5)).toMatch(/^₹999\.50?$/);
  expect(usPrice(1240)).toBe('US$1,240');
});
