// Two servers, each with a database of its own.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '@/test/database/copy-database';
import { oneMailWith } from '@/test/notification/caught-mail';
import { startOwnCopy } from '@/test/server/own-copy';

/** Two servers from the build under test, neither of which made it; each uses its own address. */
type Copy = Awaited<ReturnType<typeof startOwnCopy>>;
const copies: (Copy & { readonly email: string })[] = [];

/** A person to whom the worker of the last started copy sends mail. @returns their address */
async function orderMail(): Promise<string> {
  await using db = await database();
  const email = `one-build-${randomUUID()}@demo.test`;
  const [session] = await db.query<{ id: string }>(
    `WITH person AS (INSERT INTO users (email, name) VALUES ($1, 'Asha') RETURNING id)
     INSERT INTO user_sessions (user_id, token_hash, idle_expires_at, expires_at)
     SELECT id, encode(sha256($1::text::bytea), 'hex'), now() + interval '1 hour', now() + interval '1 day' FROM person RETURNING id`,
    [email],
  );
  await db.query(
    `SELECT 1 FROM graphile_worker.add_job('mail-new-browser', json_build_object('sessionId', $1::text))`,
    [session?.id],
  );
  return email;
}

beforeAll(async () => {
  for (let number = 0; number < 2; number++) {
    const copy = await startOwnCopy({});
    copies.push({ ...copy, email: await orderMail() });
  }
}, 180_000);

afterAll(async () => {
  for (const copy of copies.toReversed()) await copy.stop();
});

const read = async ({ origin }: Copy, address: string) => await (await fetch(origin + address)).text();

test('pages, lists for search engines and the feed name the address of the server that sends them', async () => {
  for (const copy of copies) {
    const { origin } = copy;
    for (const page of ['/about', '/professionals', '/blog/sleep-and-worry', '/resources/crisis-support']) {
      expect(await read(copy, page)).toContain(`<link rel="canonical" href="${origin}${page}"`);
    }
    expect(await read(copy, '/')).toContain(`property="og:image" content="${origin}/share/home.png`);
    expect(await read(copy, '/sitemap.xml')).toContain(`<loc>${origin}/sitemaps/pages.xml</loc>`);
    expect(await read(copy, '/sitemaps/pages.xml')).toContain(`<loc>${origin}/about</loc>`);
    expect(await read(copy, '/feed.xml')).toContain(`${origin}/blog/sleep-and-worry`);
    expect(await read(copy, '/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(await read(copy, '/.well-known/security.txt')).toContain(`Canonical: ${origin}/`);
  }
});

test('nothing that the build rendered is sent', async () => {
  const build = process.env.NEXT_DIST_DIR || '.next';
  const { routes } = JSON.parse(readFileSync(path.join(build, 'prerender-manifest.json'), 'utf8'));
  const [copy] = copies;
  const addresses = [...Object.keys(routes).filter((route) => !route.startsWith('/_')), '/no-such-page'];
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    const sent = copy ? await read(copy, address) : '';
    expect([address, sent.length > 0, sent.includes('build.invalid')]).toEqual([address, true, false]);
  }
});

test('mails lead to the server whose worker wrote them', async () => {
  for (const { origin, email } of copies) {
    expect((await oneMailWith(email)).mail.text).toContain(`${origin}/account/devices`);
  }
});
