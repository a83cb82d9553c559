import { Client } from 'pg';
import { expect, test } from 'vitest';
import { offerKind } from '@/lib/payment/product/kind';
import { indiaPrice, usPrice } from '@/lib/payment/product/rules';
import { publicPages } from '@/lib/site/seo/public-pages';
import { migrate } from '@/prisma/apply-migrations';
import { withScratchDatabase } from '@/prisma/scratch-database';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';

const offers = Object.entries(offerKind.files);

/** A price that occurs nowhere else in the product. */
const raised = <T extends { price_india: number; price_us: number }>(offer: T): T => ({
  ...offer,
  price_india: offer.price_india + 131.5,
  price_us: offer.price_us + 13.25,
});

/** Every number of a published price, in the forms of pages and data, with the next number. */
const followers = new Map(
  offers.flatMap(([, offer]) => {
    const { price_india, price_us } = raised(offer);
    return [
      [indiaPrice(offer.price_india), indiaPrice(price_india)],
      [usPrice(offer.price_us), usPrice(price_us)],
      [`INR ${offer.price_india}`, `INR ${price_india}`],
      [`USD ${offer.price_us}`, `USD ${price_us}`],
    ] as const;
  }),
);

const pages = [
  ...publicPages,
  ...offers.flatMap(([slug]) => [`/checkout/${slug}`, `/cms/products/${slug}.json`]),
  ...offers
    .filter(([slug]) => slug.startsWith('internship-'))
    .map(([slug]) => `/internships/${slug.replace('internship-', '')}`),
  '/professionals?q=grief',
  '/feed.xml',
  '/no-such-page',
];

/** The numbers in an answer for people or programs, in order. */
function figuresIn(text: string): readonly string[] {
  const data = [...text.matchAll(/"price":([\d.]+),"priceCurrency":"(\w+)"/g)].map(([, n, c]) => `${c} ${n}`);
  const json = [...text.matchAll(/"price_(india|us)":([\d.]+)/g)].map(
    ([, where, n]) => `${where === 'us' ? 'USD' : 'INR'} ${n}`,
  );
  const shown = text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ');
  return [...data, ...json, ...(shown.match(/(?:₹|US\$)\d+(?:,\d+)*(?:\.\d+)?/g) ?? [])];
}

test('every price on every public page, in data and in files is the published one with the next view', {
  tags: ['slow'],
}, async () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL ?? '';
  await withScratchDatabase(serverUrl, async (url) => {
    await migrate(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    const server = await startOwnServer({ DATABASE_URL: url });
    const read = async () => {
      const figures: Record<string, readonly string[]> = {};
      for (const path of pages) figures[path] = figuresIn(await (await fetch(server.origin + path)).text());
      return figures;
    };
    try {
      // The server begins with the build's pages, perhaps from another database with its own people and fees.
      const before = await until(read, (figures) => (figures['/'] ?? []).every((one) => followers.has(one)));
      const printing = Object.keys(before).filter((path) => before[path]?.some((one) => followers.has(one)));
      for (const path of ['/', '/products', ...pages.filter((path) => /^\/(?:checkout|cms)\//.test(path))]) {
        expect(printing, path).toContain(path);
      }
      for (const [slug, offer] of offers) {
        await client.query(
          `INSERT INTO content_versions (kind, entry, number, content, is_public, published_at)
           VALUES ('product', $1, 1, $2, true, now())`,
          [slug, raised(offer)],
        );
      }
      const wanted = Object.fromEntries(
        Object.entries(before).map(([path, figures]) => [
          path,
          figures.map((one) => followers.get(one) ?? one),
        ]),
      );
      const after = await until(
        read,
        (shown) => JSON.stringify(shown) === JSON.stringify(wanted),
        30_000,
      ).catch(read);
      expect(after).toEqual(wanted);
    } finally {
      await server.stop();
      await client.end();
    }
  });
});
