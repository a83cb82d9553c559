import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test as plain } from 'vitest';
import { roomMessages } from '@/lib/booking/room/rules';
import { cookieOf, makePeople, signedIn } from '@/test/access/people';
import { makeMeeting } from '@/test/booking/meeting';
import { database } from '@/test/database/copy-database';
import { startOwnServer } from '@/test/server/own-server';
import { baseURL, test } from './http-test';

type Window = {
  readonly origin: string;
  readonly token: string;
  readonly visit: string;
  readonly seat: string;
};

/** The path of the room, from the person's own page. */
async function roomPath(origin: string, token: string, page: string): Promise<string> {
  const html = await (await fetch(origin + page, { headers: { cookie: cookieOf(token) } })).text();
  const [, path] = /href="[^"]*(\/room\/[\w.-]+)"/.exec(html) ?? [];
  if (!path) throw new Error('The page has no room.');
  return path;
}

const newWindow = (origin: string, token: string): Window => ({
  origin,
  token,
  visit: randomUUID(),
  seat: randomUUID(),
});

function post(
  { origin, token }: Pick<Window, 'origin' | 'token'>,
  path: string,
  body: unknown,
  sentBy = origin,
) {
  return fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { cookie: cookieOf(token), origin: sentBy },
    body: JSON.stringify(body),
  });
}

/** Opens the stream and collects its events until it ends. */
async function listen({ origin, token, visit, seat }: Window, path: string, after?: string) {
  const query = new URLSearchParams({ visit, seat, ...(after !== undefined && { after }) });
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/api${path}/events?${query}`, {
    headers: { cookie: cookieOf(token) },
    signal: leaving.signal,
  });
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
  return { answer, said: () => text, ended, leave: () => leaving.abort() };
}

const offer = (from: string, to: string, number: number, sdp: string) => ({
  act: 'signal',
  visit: from,
  to,
  number,
  signal: { description: { type: 'offer', sdp } },
});

test('a room answers its two people alone, in words, and only its page may use the camera', async ({
  request,
}) => {
  const { practice, client } = await makeMeeting();
  const path = await roomPath(baseURL, client.token, '/dashboard');
  const { client: stranger, therapist, admin } = await makePeople();
  const page = await request.get(path, { headers: { cookie: cookieOf(client.token) } });
  expect(page.status()).toBe(200);
  const allowed = page.headers()['permissions-policy'] ?? '';
  for (const device of ['camera', 'microphone']) {
    expect(allowed).toContain(`${device}=(self)`);
    // Not the page before, nor a path next to or below the room's.
    for (const elsewhere of [
      '/dashboard',
      '/account/messages/house',
      `${path}/more`,
      '/room',
      '/room/nobody',
      `${path}x`,
      `/api${path}`,
    ]) {
      const { headers } = await fetch(`${baseURL}${elsewhere}`, {
        headers: { cookie: cookieOf(client.token) },
        redirect: 'manual',
      });
      expect(headers.get('permissions-policy'), elsewhere).toContain(`${device}=()`);
    }
  }
  for (const { token } of [stranger, therapist, admin]) {
    const missing = await request.get(path, { headers: { cookie: cookieOf(token) } });
    expect(missing.status()).toBe(404);
    expect(missing.headers()['permissions-policy']).toMatch(/camera=\(\),.*microphone=\(\),/);
    const asked = await listen(newWindow(baseURL, token), path);
    expect(asked.answer.status).toBe(404);
    const sent = await post({ origin: baseURL, token }, path, { act: 'leave', visit: randomUUID() });
    expect(await sent.json()).toMatchObject({ message: roomMessages.unknown });
  }
  expect((await request.get(path, { maxRedirects: 0 })).headers().location).toContain('/login');
  const host = { origin: baseURL, token: await signedIn(practice.userId) };
  const huge = await post(host, path, offer(randomUUID(), randomUUID(), 1, 'x'.repeat(2 ** 20)));
  expect([huge.status, (await huge.json()).message]).toEqual([413, roomMessages['too-large']]);
  const foreign = await post(host, path, { act: 'leave', visit: randomUUID() }, 'https://evil.example');
  expect([foreign.status, (await foreign.json()).message]).toEqual([403, roomMessages.foreign]);
});

plain(
  'signals pass between two servers, go on where a stream broke, and end with the session',
  {
    tags: ['slow'],
  },
  async () => {
    const settings = {
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    };
    const [here, there] = await Promise.all([startOwnServer(settings), startOwnServer(settings)]);
    try {
      const { practice, client } = await makeMeeting();
      const path = await roomPath(here.origin, client.token, '/dashboard');
      const host = newWindow(here.origin, await signedIn(practice.userId));
      const person = newWindow(there.origin, client.token);
      const atHost = await listen(host, path);
      const first = await listen(person, path);
      await expect.poll(atHost.said, { timeout: 30_000 }).toContain(person.visit);
      expect((await post(host, path, { act: 'let-in', visit: host.visit, to: person.visit })).status).toBe(
        204,
      );
      await expect.poll(first.said, { timeout: 30_000 }).toContain('"admitted":true');
      expect((await post(host, path, offer(host.visit, person.visit, 1, 'one'))).status).toBe(204);
      await expect.poll(first.said, { timeout: 30_000 }).toContain('"sdp":"one"');
      const [, last] = /id: (\d+)/.exec(first.said()) ?? [];
      first.leave();
      // Sent without a reader; then read on the other server, after the known ones.
      expect((await post(host, path, offer(host.visit, person.visit, 2, 'two'))).status).toBe(204);
      const again = await listen({ ...person, origin: here.origin }, path, last);
      await expect.poll(again.said, { timeout: 30_000 }).toContain('"sdp":"two"');
      expect(again.said()).not.toContain('"sdp":"one"');
      await using db = await database();
      await db.query('UPDATE user_sessions SET revoked_at = now(), revoked_reason = $2 WHERE user_id = $1', [
        client.userId,
        'by_operator',
      ]);
      await again.ended;
      expect(again.said()).toContain('event: end\ndata: {"because":"sign-in"}');
      atHost.leave();
    } finally {
      await Promise.all([here.stop(), there.stop()]);
    }
  },
);
