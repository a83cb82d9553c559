import { Client } from 'pg';
import { expect, test } from 'vitest';
import { workshops } from '@/content/services/workshops';
import { site } from '@/content/site';
import { type Offer, offerKind } from '@/lib/payment/product/kind';
import { indiaPrice, usPrice } from '@/lib/payment/product/rules';
import { publicPages } from '@/lib/site/seo/public-pages';
import { migrate } from '@/prisma/apply-migrations';
import { withScratchDatabase } from '@/prisma/scratch-database';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';

const offers = Object.entries(offerKind.files);

/** The same offer with lengths that occur nowhere else in the product. */
const longer = (offer: Offer, by: number): Offer => ({
  ...offer,
  meetings: (offer.meetings ?? []).map((minutes) => minutes + by),
});
const published = (offer: Offer) => longer(offer, 1);

/** The next one, with prices that occur nowhere else either. */
const raised = (offer: Offer): Offer => ({
  ...longer(offer, 17),
  price_india: offer.price_india + 131.5,
  price_us: offer.price_us + 13.25,
});

const lengthsOf = ({ meetings = [] }: Offer) => meetings.map((minutes) => `${minutes} minutes`);

/** A therapist's two kinds of session and free hours of cancelling, and those of the consultation: no page says these figures otherwise. */
const sold = { alone: [53, 1_931], couples: [83, 3_137], ownNotice: 29, houseNotice: 31 } as const;
const soldLater = { alone: [59, 2_017], couples: [89, 3_251], ownNotice: 27, houseNotice: 34 } as const;
type Sold = typeof sold | typeof soldLater;

const figuresOf = ({ alone, couples, ownNotice, houseNotice }: Sold) => [
  ...[alone, couples].flatMap(([minutes, fee]) => [`${minutes} minutes`, indiaPrice(fee), `INR ${fee}`]),
  ...[ownNotice, houseNotice].map((hours) => `${hours} hours before`),
];

/** Every figure of a row, in the forms of pages and data, with its next one. */
const followers = new Map([
  ...offers.flatMap(([, offer]) => {
    const { price_india, price_us } = raised(offer);
    const later = lengthsOf(raised(offer));
    return [
      ...lengthsOf(published(offer)).map((length, index) => [length, later[index] ?? ''] as const),
      [indiaPrice(offer.price_india), indiaPrice(price_india)],
      [usPrice(offer.price_us), usPrice(price_us)],
      [`INR ${offer.price_india}`, `INR ${price_india}`],
      [`USD ${offer.price_us}`, `USD ${price_us}`],
    ] as const;
  }),
  ...figuresOf(sold).map((figure, index) => [figure, figuresOf(soldLater)[index] ?? ''] as const),
]);

const [therapist, kind] = ['ira-bose', '01a1f998-a4bb-7439-aca1-89be65957f70'];
const ofTherapist = [`/professionals/${therapist}`, `/book/${therapist}`, `/book/${therapist}?kind=${kind}`];
const pages = [
  ...publicPages,
  ...offers.flatMap(([slug]) => [`/checkout/${slug}`, `/cms/products/${slug}.json`]),
  ...offers
    .filter(([slug]) => slug.startsWith('internship-'))
    .map(([slug]) => `/internships/${slug.replace('internship-', '')}`),
  ...ofTherapist,
  `/payment/${therapist}`,
  '/professionals?q=grief',
  '/feed.xml',
  '/no-such-page',
];

/**
 * Pages about other things: exercises, articles, questions, places of interns with their pay; and the terms and the refund policy, which
 * name the usual notice and say that the page of the booking may name another.
 */
const ofOtherThings = /^\/(?:blog|resources\/|clarity-quiz|internships|terms|refunds)/;

/** Lengths that no row of a database holds: the consultation's (the database allows no other), workshops'. */
const fixedLengths = new Set([
  `${site.consultationMinutes} minutes`,
  ...workshops.flatMap(({ duration }) => lengthsIn(duration)),
]);

function lengthsIn(shown: string): readonly string[] {
  return [...shown.matchAll(/((?:\d+(?:, | and | to ))*)(\d+)[ -]minutes?\b/g)].flatMap(
    ([, others = '', last]) => [...(others.match(/\d+/g) ?? []), last].map((minutes) => `${minutes} minutes`),
  );
}

/** The figures in an answer about what is sold: money, lengths, and hours of notice, in this order. */
function figuresIn(text: string): readonly string[] {
  const data = [...text.matchAll(/"price":([\d.]+),"priceCurrency":"(\w+)"/g)].map(([, n, c]) => `${c} ${n}`);
  const json = [...text.matchAll(/"price_(india|us)":([\d.]+)/g)].map(
    ([, where, n]) => `${where === 'us' ? 'USD' : 'INR'} ${n}`,
  );
  const shown = text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ');
  const notices = [...shown.matchAll(/(\d+) hours?[’']? (?:before|ahead|notice)/g)].map(
    ([, hours]) => `${hours} hours before`,
  );
  const money = shown.match(/(?:₹|US\$)\d+(?:,\d+)*(?:\.\d+)?/g) ?? [];
  return [...data, ...json, ...money, ...lengthsIn(shown), ...notices];
}

/** Makes the therapist and the calendars, or writes their next figures. */
async function sell(client: Client, { alone, couples, ownNotice, houseNotice }: Sold): Promise<void> {
  await client.query(
    `INSERT INTO therapists (slug, name, title, specialization, location, bio, email, languages, modes, upi_id,
       session_rate, is_active, activated_at)
     VALUES ($1, 'Ira Bose', 'Counsellor', '{Grief}', 'Pune', 'I listen first.', 'ira@example.in', '{English}',
       '{video}', 'ira.bose@samplebank', $2, true, now())
     ON CONFLICT (slug) DO UPDATE SET session_rate = excluded.session_rate`,
    [therapist, alone[1]],
  );
  await client.query(
    `INSERT INTO session_kinds (id, therapist_id, name, minutes, fee, position)
     SELECT $2, id, 'Couples session', $3, $4, 1 FROM therapists WHERE slug = $1
     ON CONFLICT (id) DO UPDATE SET minutes = excluded.minutes, fee = excluded.fee`,
    [therapist, kind, ...couples],
  );
  await client.query(
    `INSERT INTO calendars (therapist_id) SELECT id FROM therapists UNION ALL SELECT NULL
     EXCEPT ALL SELECT therapist_id FROM calendars`,
  );
  await client.query(
    `INSERT INTO availability_hours (calendar_id, weekday, start_minute, end_minute)
     SELECT c.id, weekday, 540, 1140 FROM calendars c, generate_series(1, 7) weekday
     WHERE NOT EXISTS (SELECT FROM availability_hours h WHERE h.calendar_id = c.id)`,
  );
  await client.query('UPDATE session_kinds SET minutes = $1 WHERE position = 0', [alone[0]]);
  await client.query(
    'UPDATE calendars SET cancel_notice_hours = CASE WHEN therapist_id IS NULL THEN $1::int ELSE $2::int END',
    [houseNotice, ownNotice],
  );
}

/** Publishes these offers in place of those before. */
async function publish(client: Client, number: number, of: (offer: Offer) => Offer): Promise<void> {
  await client.query(`UPDATE content_versions SET is_public = false WHERE kind = 'product'`);
  for (const [slug, offer] of offers) {
    await client.query(
      `INSERT INTO content_versions (kind, entry, number, content, is_public, published_at)
       VALUES ('product', $1, $2, $3, true, now())`,
      [slug, number, of(offer)],
    );
  }
}

test('every price, length and notice on every public page, in data and in files is that of a row, with the next view', {
  tags: ['slow'],
}, async () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL ?? '';
  await withScratchDatabase(serverUrl, async (url) => {
    await migrate(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    await sell(client, sold);
    await publish(client, 1, published);
    const server = await startOwnServer({ DATABASE_URL: url });
    const read = async () => {
      const figures: Record<string, readonly string[]> = {};
      for (const path of pages) figures[path] = figuresIn(await (await fetch(server.origin + path)).text());
      return figures;
    };
    const isOfRow = (figure: string) => followers.has(figure) || fixedLengths.has(figure);
    const strange = (figures: Record<string, readonly string[]>) =>
      Object.entries(figures).flatMap(([path, said]) =>
        ofOtherThings.test(path)
          ? []
          : said.filter((figure) => !isOfRow(figure)).map((figure) => `${path}: ${figure}`),
      );
    try {
      // The server begins with the build's pages, perhaps from another database with its own people and fees.
      const before = await until(read, (figures) => strange(figures).length === 0).catch(read);
      expect(strange(before)).toEqual([]);
      const printing = Object.keys(before).filter((path) => before[path]?.some((one) => followers.has(one)));
      const sellers = pages.filter((path) => /^\/(?:checkout|cms)\//.test(path));
      for (const path of ['/', '/products', '/book', ...sellers, ...ofTherapist]) {
        expect(printing, path).toContain(path);
      }
      const lengths = offers.flatMap(([, offer]) => lengthsOf(published(offer)));
      for (const figure of [...figuresOf(sold), ...lengths]) {
        expect(Object.values(before).flat()).toContain(figure);
      }
      await publish(client, 2, raised);
      await sell(client, soldLater);
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
