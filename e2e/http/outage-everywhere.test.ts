/** @module-tag slow (a server of its own, without a database) */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingAddress, bookingToken, holdToken } from '@/lib/booking/link';
import { requestLink } from '@/lib/contact/access-link';
import { answerLink } from '@/lib/contact/reply/link';
import { ownBookingLink } from '@/lib/payment/booking-link/link';
import { paymentStatusAddress } from '@/lib/payment/status/link';
import { newSecret } from '@/lib/server/secret/secret-token';
import { privateRoutes } from '@/lib/testing/access/routes';
import { startOwnServer } from '../support/own-server';

let server: Awaited<ReturnType<typeof startOwnServer>>;

beforeAll(async () => {
  // The secret with which the links below are signed.
  server = await startOwnServer({ NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET ?? '' });
});

afterAll(() => server.stop());

/** The address says in words that the database is away, and when to ask again. */
async function expectSaid(path: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const response = await fetch(server.origin + path, {
    redirect: 'manual',
    headers: { ...headers, accept: path.startsWith('/api/') ? '*/*' : 'text/html,*/*' },
    signal: AbortSignal.timeout(60_000),
  });
  const body = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(body).not.toContain('__next_error__');
  // The words stand in the document itself: no script has to run.
  expect(body.replace(/<script[\s\S]*?<\/script>/g, '')).toMatch(/try again/i);
}

/** Looks like a session, so that every guard wants to read it. */
const cookie = `antarman.session=${'a'.repeat(43)}; antarman.member=1`;

/** Every member's address answers an outage in words, and says when to ask again. */
for (const [route, { visit }] of Object.entries(privateRoutes)) {
  test(`without a database ${route} says so`, () => expectSaid(visit, { cookie }));
}

const soon = () => new Date(Date.now() + 3_600_000);
const pathOf = (address: string) => new URL(address).pathname;

/** Links as they stand in mails. A forged or old one would open nothing, also without a database. */
const links: Readonly<Record<string, () => string>> = {
  '/book/details/[token]': () => `/book/details/${holdToken(randomUUID(), soon())}`,
  '/book/appointment/[token]': () => pathOf(bookingAddress(randomUUID(), soon())),
  '/payment/status/[token]': () => pathOf(paymentStatusAddress(randomUUID())),
  '/payment/booking/[token]': () => pathOf(ownBookingLink(randomUUID(), new Date())),
  '/contact/request/[token]': () => pathOf(requestLink(randomUUID())),
  '/contact/request/[token], opened': () => `${pathOf(requestLink(randomUUID()))}?read=yes`,
  '/contact/answer/[token]': () => pathOf(answerLink(randomUUID())),
  '/api/calendar/[token]': () => `/api/calendar/${newSecret()}.ics`,
  '/api/booking/[token]/calendar': () => `/api/booking/${bookingToken(randomUUID(), soon())}/calendar`,
};

/** Whoever follows the link of a mail is nobody whom we know. */
for (const [route, link] of Object.entries(links)) {
  test(`without a database the signed link of ${route} says so`, () => expectSaid(link()));
}
