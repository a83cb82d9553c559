import { Client } from 'pg';
import { describe, expect } from 'vitest';
import { migrate } from '@/prisma/apply-migrations';
import { withScratchDatabase } from '@/prisma/scratch-database';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';
import { baseURL, test } from './http-test';

const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
const canonicalOf = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'http://none/').pathname;

describe('addresses of landing pages', () => {
  const answer = async (path: string) => {
    const { status, headers } = await fetch(baseURL + path, { redirect: 'manual' });
    return [status, new URL(headers.get('location') ?? baseURL, baseURL).pathname];
  };

  test('answer known words, lead on from other names, and refuse unknown ones', async () => {
    expect(await answer('/therapists/anxiety')).toEqual([200, '/']);
    expect(await answer('/therapists/santali')).toEqual([200, '/']);
    expect(await answer('/therapists/anxiety/hindi')).toEqual([200, '/']);
    expect(await answer('/therapists/hindi/anxiety')).toEqual([308, '/therapists/anxiety/hindi']);
    expect(await answer('/therapists/bangalore')).toEqual([308, '/therapists/bengaluru']);
    expect(await answer('/therapists/suicidal')).toEqual([307, '/resources/crisis-support']);
    for (const unknown of [
      'nowhere',
      'anxiety/grief',
      'anxiety/pune/hindi',
      '%00',
      '%E0%A4%A',
      '%F0%9F%98%80',
    ]) {
      expect((await fetch(`${baseURL}/therapists/${unknown}`)).status, unknown).toBeGreaterThanOrEqual(400);
      expect((await fetch(`${baseURL}/therapists/${unknown}`)).status, unknown).toBeLessThan(500);
    }
  });
});

test('a landing page is for search engines while three real people take new clients', {
  tags: ['slow'],
}, async () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL ?? '';
  await withScratchDatabase(serverUrl, async (url) => {
    await migrate(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const number of [1, 2, 3, 4]) {
      await client.query(
        `INSERT INTO therapists (slug, name, title, specialization, location, bio, email, languages, modes, is_active,
           activated_at, session_rate, is_sample)
         VALUES ('asha-' || $1, 'Asha ' || $1, 'Counsellor', '{Anxiety}', 'Pune', 'I listen first.',
           'asha' || $1 || '@example.in', '{Hindi}', '{video}', true, now(), 900 + 100 * $1::integer, $1::integer > 3)`,
        [String(number)],
      );
    }
    const server = await startOwnServer({ DATABASE_URL: url });
    const read = async (path: string) => (await fetch(server.origin + path)).text();
    const state = async () => {
      const [page, list, index, sitemap, unwritten] = await Promise.all(
        [
          '/therapists/pune',
          '/professionals?location=pune',
          '/sitemap.xml',
          '/sitemaps/landing.xml',
          '/therapists/adhd/pune',
        ].map(read),
      );
      return {
        robots: robotsOf(page ?? ''),
        canonical: canonicalOf(page ?? ''),
        list: [canonicalOf(list ?? ''), robotsOf(list ?? '')],
        named: index?.includes('/sitemaps/landing.xml') && sitemap?.includes('/therapists/pune<'),
        pair: sitemap?.includes('/therapists/anxiety/pune<'),
        says: page?.includes('Only two people on this list take new clients now.'),
        unwritten: robotsOf(unwritten ?? ''),
      };
    };
    try {
      const open = await until(state, ({ named }) => named === true);
      expect(open).toEqual({
        robots: undefined,
        canonical: '/therapists/pune',
        list: ['/therapists/pune', undefined],
        named: true,
        pair: true,
        says: false,
        unwritten: 'noindex, follow',
      });
      const close = (slug: string) =>
        client.query('UPDATE therapists SET accepting_new_clients = false WHERE slug = $1', [slug]);
      const hidden = { robots: 'noindex, follow', list: ['/professionals', 'noindex, follow'], named: false };
      // Two real therapists and a sample.
      await close('asha-2');
      // Each page receives the change at its own time.
      const isHidden = ({ robots, list, named }: Awaited<ReturnType<typeof state>>) =>
        robots !== undefined && list[1] !== undefined && named === false;
      const real = await until(state, isHidden);
      expect(real).toMatchObject({ ...hidden, pair: false, says: false });
      // Two therapists in all.
      await close('asha-4');
      const few = await until(state, ({ says }) => says === true);
      expect(few).toMatchObject({ ...hidden, pair: false });
      expect(few.canonical).toBe('/therapists/pune');
    } finally {
      await server.stop();
      await client.end();
    }
  });
});
