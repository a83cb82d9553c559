import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { demoPerson } from '@/test/access/demo-person';
import { fillDay, nameHard } from '@/test/access/hard-people';
import { enter, makePeople } from '@/test/access/people';
import { demoRecord, roomsOf } from '@/test/access/private-pages';
import { privateRoutes } from '@/test/access/routes';
import { expectAccessible } from '@/test/browser/axe';
import { unreachable } from '@/test/browser/reach';
import { startOwnCopy } from '@/test/server/own-copy';

/** 1280 × 1024 at 400 %, and a phone. */
const sizes = [
  { width: 320, height: 256 },
  { width: 360, height: 800 },
];

const roles = ['client', 'therapist', 'admin'] as const;

const patterns = Object.keys(privateRoutes)
  .filter((route) => route.includes('[') && !/^\/api\/|\/(?:csv|xlsx|pdf|ics)$/.test(route))
  .map((route) => ({ route, shape: new RegExp(`^${route.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`) }));

type Walk = {
  readonly origin: string;
  readonly rooms: readonly string[];
  /** Whether barriers are looked for too, in the dark. */
  readonly dark: boolean;
};

/** Opens the rooms, and one page of each kind to which they link. @returns the faults of all */
async function walk(page: Page, { origin, rooms, dark }: Walk): Promise<readonly string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  const ahead = [...rooms];
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    const answer = await page.goto(origin + path, { waitUntil: 'networkidle' });
    if ((answer?.status() ?? 500) >= 400) faults.push(`${path}: ${answer?.status()}`);
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) {
      const [bare = ''] = link.split(/[?#]/);
      const kind = patterns.find(({ shape }) => shape.test(bare) && !(bare in privateRoutes));
      if (kind && !seen.has(kind.route)) {
        seen.add(kind.route);
        ahead.push(link);
      }
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const fault of await unreachable(page)) faults.push(`${path} at ${size.width}: ${fault}`);
    }
    if (dark) await expectAccessible(page).catch((fault) => faults.push(`${path} in the dark: ${fault}`));
  }
  return faults;
}

test('every signed-in screen is whole at 400 % and on a phone, for hard names, a full day and an account with nothing', {
  tag: '@slow',
}, async ({ browser }) => {
  test.setTimeout(3_600_000);
  const sealing = { SEALING_KEY: randomBytes(32).toString('base64') };
  const copy = await startOwnCopy(sealing);
  try {
    const faults: string[] = [];
    const visit = async (
      role: (typeof roles)[number],
      person: { readonly userId: string },
      record: readonly string[],
      dark: boolean,
    ) => {
      const context = await browser.newContext({
        baseURL: copy.origin,
        viewport: sizes[0] ?? null,
        colorScheme: dark ? 'dark' : 'light',
      });
      await enter(context, copy.origin, person);
      const rooms = [...roomsOf(role), ...record];
      const found = await walk(await context.newPage(), { origin: copy.origin, rooms, dark });
      faults.push(...found.map((fault) => `${role}: ${fault}`));
      await context.close();
    };
    const people = await makePeople();
    await nameHard(0);
    for (const role of roles) await visit(role, people[role], [], false);
    const database = new URL(process.env.DATABASE_URL ?? '');
    database.pathname = new URL(process.env.DATABASE_OWNER_URL ?? '').pathname;
    execFileSync(
      process.execPath,
      ['--import', 'tsx', '--import', './scripts/runtime/allow-server-only.mjs', 'prisma/seed.ts', '--demo'],
      {
        env: { ...process.env, ...sealing, DATABASE_URL: database.href },
      },
    );
    await fillDay();
    for (const turn of [0, 1]) {
      await nameHard(turn);
      for (const role of roles)
        await visit(role, await demoPerson(role), role === 'therapist' ? await demoRecord() : [], turn === 0);
    }
    expect([...new Set(faults)]).toEqual([]);
  } finally {
    await copy.stop();
  }
});
