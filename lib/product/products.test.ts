import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serviceContents } from '@/content/services/sections';
import { internshipPrograms } from '@/lib/internship/queries';
import { products } from '@/lib/product/queries';
import { indiaPrice, internshipPrefix, usPrice } from '@/lib/product/rules';
import { productSchema } from '@/lib/product/schema';

const slugs = products.map(({ slug }) => slug);

describe('what can be bought', () => {
  it('is what lies in public/cms/products, file by file', () => {
    const files = readdirSync('public/cms/products').map((name) => name.replace(/\.json$/, ''));
    expect(slugs.toSorted()).toEqual(files.toSorted());
  });

  it('has a product for each service and each internship', () => {
    const wanted = [
      ...serviceContents.map(({ slug }) => slug),
      ...internshipPrograms.map(({ slug }) => `${internshipPrefix}${slug}`),
    ];
    expect(slugs).toEqual(wanted);
  });

  it('refuses a file with a missing, a strange or a wrong field', () => {
    const { slug: _, ...good } = products[0] ?? { slug: '' };
    expect(productSchema.safeParse(good).success).toBe(true);
    expect(productSchema.safeParse({ ...good, price_india: undefined }).success).toBe(false);
    expect(productSchema.safeParse({ ...good, price_india: -1 }).success).toBe(false);
    expect(productSchema.safeParse({ ...good, price_us: 10.005 }).success).toBe(false);
    expect(productSchema.safeParse({ ...good, title: ' ' }).success).toBe(false);
    expect(productSchema.safeParse({ ...good, discount: 5 }).success).toBe(false);
  });
});

it('writes prices as people in both places read them', () => {
  expect(indiaPrice(150000)).toBe('₹1,50,000');
  expect(indiaPrice(999.5)).toMatch(/^₹999\.50?$/);
  expect(usPrice(1240)).toBe('US$1,240');
});
