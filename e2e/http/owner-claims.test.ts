import { Client } from 'pg';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { site, statedBy } from '@/content/site';
import { publicPages } from '@/lib/site/seo/public-pages';
import { migrate } from '@/prisma/apply-migrations';
import { withScratchDatabase } from '@/prisma/scratch-database';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';

const { therapistRating, directory, footer, corporate } = site.claims;
const { value, reviews } = therapistRating;

/** Every claim in a page's words, with the page that shows it. */
const claims: readonly (readonly [path: string, words: string])[] = [
  ['/professionals', `(${reviews} reviews)`],
  ['/professionals/sample-rao', `(${reviews} reviews)`],
  ['/professionals?q=rao', `(${reviews} reviews)`],
  ...directory.map(({ figure }) => ['/professionals', `>${figure}<`] as const),
  ...footer.flatMap((words) => [
    ['/', words] as const,
    ['/terms', words] as const,
    ['/login', words] as const,
  ]),
  ...corporate.map(({ text }) => ['/corporate-plans', text] as const),
];

/** Texts that no page may show while claims are hidden. */
const claimed = [
  `(${reviews} reviews)`,
  `>${value}<`,
  ...directory.map(({ figure }) => `>${figure}<`),
  ...footer,
  ...corporate.map(({ text }) => text),
  statedBy,
];

/** Every public page, a page of each kind with a changing part, and the pages for signing in and paying. */
const pages = [
  ...publicPages,
  '/professionals/sample-rao',
  '/professionals?q=rao',
  '/book/sample-rao',
  '/payment/sample-rao',
  '/login',
  '/signup',
  '/forgot-password',
  '/no-such-page',
];

async function insertSample(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO therapists (slug, name, title, specialization, location, bio, email, languages, modes, is_active,
       activated_at, is_sample)
     VALUES ('sample-rao', 'Sample Rao', 'Counsellor', '{Grief}', 'Pune', 'I listen first.', 'rao@example.in',
       '{English}', '{video}', true, now(), true)`,
  );
}

const switchTo = (client: Client, isOn: boolean) =>
  client.query(
    `INSERT INTO site_switches (name, is_on) VALUES ('owner-claims', $1)
     ON CONFLICT (name) DO UPDATE SET is_on = excluded.is_on`,
    [isOn],
  );

async function brochureWords(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/corporate-plans/brochure.pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}

test('the switch of the owner’s claims holds on every public page, cached or not, within seconds', {
  tags: ['slow'],
}, async () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL ?? '';
  await withScratchDatabase(serverUrl, async (url) => {
    await migrate(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    await insertSample(client);
    const server = await startOwnServer({ DATABASE_URL: url });
    // React separates neighbouring texts by empty comments.
    const words = async (path: string) =>
      (await (await fetch(server.origin + path)).text()).replaceAll('<!-- -->', '');
    const shown = async () => {
      const texts = new Map<string, string>();
      for (const [path] of claims) if (!texts.has(path)) texts.set(path, await words(path));
      return claims.filter(([path, claim]) => !texts.get(path)?.includes(claim));
    };
    const foundAnywhere = async () => {
      const found: string[] = [];
      for (const path of pages) {
        const text = await words(path);
        found.push(...claimed.filter((claim) => text.includes(claim)).map((claim) => `${path}: ${claim}`));
      }
      return found;
    };
    try {
      await until(shown, (missing) => missing.length === 0);
      for (const path of ['/', '/terms', '/professionals', '/professionals/sample-rao', '/corporate-plans']) {
        expect(await words(path), path).toContain(statedBy);
      }
      expect(await brochureWords(server.origin)).toContain(statedBy);

      await switchTo(client, false);
      await until(foundAnywhere, (found) => found.length === 0, 120_000);
      await until(
        () => brochureWords(server.origin),
        (text) => !text.includes(statedBy),
        15_000,
      );

      await switchTo(client, true);
      await until(shown, (missing) => missing.length === 0);
      await until(
        () => brochureWords(server.origin),
        (text) => text.includes(statedBy),
        15_000,
      );
    } finally {
      await server.stop();
      await client.end();
    }
  });
});
