// The product behind the real nginx, with a database of its own.

import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { helplineKind } from '@/lib/site/helpline/kind';
import { startNginx } from '@/test/counterpart/nginx';
import { database } from '@/test/database/copy-database';
import { startOwnCopy } from '@/test/server/own-copy';
import { makeOpenPractice, type Practice } from '@/test/therapist/practice';

/** Milliseconds after a change in which all visitors see it (docs/decisions/19). */
const longest = 15_000;

let copy: Awaited<ReturnType<typeof startOwnCopy>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let practice: Practice;

beforeAll(async () => {
  copy = await startOwnCopy({ APP_URL: 'https://localhost', TRUST_PROXY_HOPS: '1' });
  nginx = await startNginx([Number(new URL(copy.origin).port)]);
  practice = await makeOpenPractice();
}, 180_000);

afterAll(async () => {
  await nginx.stop();
  await copy.stop();
});

/** A page without compression, so that its text can be searched. */
const ask = async (address: string) => ({ text: (await nginx.ask(address)).body.toString() });

/** Waits until a visitor who asks repeatedly sees it. @returns milliseconds */
async function untilSeen(address: string, isSeen: (text: string) => boolean): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { text } = await ask(address);
    if (isSeen(text)) return performance.now() - began;
    if (performance.now() - began > 2 * longest) throw new Error(`${address} shows nothing of the change.`);
    await wait(50);
  }
}

/** Makes a change that pages show, and reports how long each of them showed the old state. */
async function follow(
  sql: string,
  values: readonly unknown[],
  pages: Readonly<Record<string, (text: string) => boolean>>,
): Promise<void> {
  for (const [address, isSeen] of Object.entries(pages)) {
    // The first visit renders the page, the second gets it from nginx.
    const { text } = await ask(address);
    expect([address, isSeen(text)]).toEqual([address, false]);
    await ask(address);
  }
  await using db = await database();
  await db.query(sql, values);
  const seen = await Promise.all(
    Object.entries(pages).map(
      async ([address, isSeen]) => [address, await untilSeen(address, isSeen)] as const,
    ),
  );
  for (const [address, ms] of seen)
    expect([address, ms < longest ? 'in time' : ms]).toEqual([address, 'in time']);
  await wait(6_000);
  for (const [address, isSeen] of Object.entries(pages)) {
    const { text } = await ask(address);
    expect([address, isSeen(text)]).toEqual([address, true]);
  }
}

test('a taken time leaves the page of free times within fifteen seconds', async () => {
  const address = `/book/${practice.slug}`;
  const [, slot = ''] = /name="slot" value="([^"]+)"/.exec((await ask(address)).text) ?? [];
  await follow(
    `INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, mode)
     SELECT id, $2, $2::timestamptz + interval '45 minutes', $2::timestamptz + interval '60 minutes', 'confirmed', now(),
       'video'
     FROM calendars WHERE therapist_id = $1`,
    [practice.therapistId, slot],
    { [address]: (text) => text.includes('name="slot"') && !text.includes(slot) },
  );
});

test('a changed helpline is seen within fifteen seconds', async () => {
  const line = { ...helplineKind.files['women-181'], number: '181 181' };
  await follow(
    `INSERT INTO content_versions (kind, entry, number, content, is_public, published_at)
     VALUES ('helpline', 'women-181', 1, $1, true, now())`,
    [line],
    { '/resources/crisis-support': (text) => text.includes('181 181') },
  );
});

test('a hidden therapist is gone within fifteen seconds', async () => {
  const { slug, name, therapistId } = practice;
  await follow('UPDATE therapists SET is_active = false WHERE id = $1', [therapistId], {
    [`/professionals/${slug}`]: (text) => !text.includes(name),
    [`/book/${slug}`]: (text) => !text.includes(name),
    '/professionals': (text) => !text.includes(name),
    [`/professionals?q=${slug}`]: (text) => !text.includes(name),
  });
});
