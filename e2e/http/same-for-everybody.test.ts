import { beforeAll, expect } from 'vitest';
import { publicPages } from '@/lib/site/seo/public-pages';
import { cookieOf, makePeople, signedIn } from '@/test/access/people';
import { clients, idsOf, makeMarkedCare, seen, therapists } from '@/test/care/marked-care';
import { until } from '@/test/server/until';
import { baseURL, test } from './http-test';

/** Cookies of the visitors; an old one identifies no one. */
const visitors = new Map<string, string>([
  ['guest', ''],
  ['an old cookie', 'antarman.session=nobody; antarman.member=1; other=1'],
]);
const tokens: (string | null)[] = [null];

/** Every public page with its own address, one of each kind with a name in its address, and queries. */
const addresses: string[] = [];

/** Signed-in people are redirected from the start page, so they open it by the link that leads back to it. */
const openedBy = (visitor: string, address: string) =>
  address === '/' && visitor !== 'guest' ? '/?home' : address;

beforeAll(async () => {
  await makeMarkedCare();
  const people = await makePeople();
  for (const persona of ['client', 'therapist', 'admin'] as const)
    visitors.set(persona, cookieOf(people[persona].token));
  for (const name of [...therapists, ...clients]) {
    const token = await signedIn(idsOf(name).userId);
    tokens.push(token);
    visitors.set(name, cookieOf(token));
  }
  const first = async (list: string, link: RegExp) => {
    const [, found] = link.exec(await (await fetch(baseURL + list)).text()) ?? [];
    if (!found) throw new Error(`${list} leads to nothing.`);
    return found;
  };
  const profile = await first('/professionals', /href="(\/professionals\/[a-z0-9-]+)"/);
  const article = await first('/blog', /href="(\/blog\/[a-z0-9-]+)"/);
  addresses.push(
    ...publicPages,
    profile,
    profile.replace('/professionals', '/book'),
    article,
    '/professionals?q=anxiety&fee_max=3000',
    '/blog?q=sleep',
    '/therapists/anxiety',
    '/book?zone=America%2FToronto',
    '/contact?topic=general-support',
    '/no-such-page',
  );
});

test('no cookie changes a public page by one byte, and none of them is for one visit', {
  timeout: 300_000,
}, async () => {
  for (const address of addresses) {
    const open = async (visitor: string) => {
      const answer = await fetch(baseURL + openedBy(visitor, address), {
        headers: { cookie: visitors.get(visitor) ?? '' },
        redirect: 'manual',
      });
      return { headers: answer.headers, html: await answer.text() };
    };
    const { headers } = await open('guest');
    expect.soft(headers.get('set-cookie'), address).toBeNull();
    expect.soft(headers.get('content-security-policy'), address).not.toContain('nonce-');
    // A page may be rendered again between two requests.
    const differs = async () => {
      const before = await open('guest');
      for (const visitor of visitors.keys())
        if ((await open(visitor)).html !== before.html) return `${visitor} gets another ${address}`;
      return '';
    };
    expect.soft(await until(differs, (found) => found === '', 20_000).catch(String), address).toBe('');
  }
});

test('no public page shows a text out of the rows of a member', { timeout: 300_000 }, async () => {
  for (const address of addresses)
    for (const token of tokens) {
      const { found } = await seen(baseURL + (token ? openedBy('member', address) : address), token);
      expect.soft(found, address).toEqual([]);
    }
});
