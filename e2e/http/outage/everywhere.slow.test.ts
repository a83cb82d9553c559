// A server of its own, without a database.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenLink } from '@/lib/account/mail-links';
import {
  appointmentLink,
  guestFormsPath,
  holdLink,
  payPath,
  roomOfGuest,
  waitlistLink,
} from '@/lib/booking/link';
import { confirmedLink, invitationLink } from '@/lib/care/client-card/link';
import { guardianLink } from '@/lib/care/form/guardian/link';
import { answerLink, othersLink, requestLink } from '@/lib/contact/link';
import { ownBookingLink, paymentStatusAddress } from '@/lib/payment/link';
import { newSecret } from '@/lib/server/secret/secret-token';
import { confirmLink, unsubscribeLinks, unsubscribeToken } from '@/lib/site/newsletter/tokens';
import { acceptingLink } from '@/lib/therapist/accepting/link';
import { privateRoutes, publicRoutes } from '@/test/access/routes';
import { failedDocument } from '@/test/server/framework-names';
import { startOwnServer } from '@/test/server/own-server';

let server: Awaited<ReturnType<typeof startOwnServer>>;

beforeAll(async () => {
  // The secret that signs the links below.
  server = await startOwnServer({ NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET ?? '' });
});

afterAll(() => server.stop());

/** The address says in words that the database is down, and when to try again. */
async function expectSaid(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const response = await fetch(server.origin + path, {
    method,
    redirect: 'manual',
    headers: { ...headers, accept: path.startsWith('/api/') ? '*/*' : 'text/html,*/*' },
    signal: AbortSignal.timeout(60_000),
  });
  const body = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(body).not.toContain(failedDocument);
  // The words are in the document itself, without a script.
  expect(body.replace(/<script[\s\S]*?<\/script>/g, '')).toMatch(/try again/i);
}

/** Looks like a session, so that every guard reads it. */
const cookie = `antarman.session=${'a'.repeat(43)}; antarman.member=1`;

/** Every member's address reports an outage in words, with the time to try again. */
for (const [route, { visit }] of Object.entries(privateRoutes)) {
  test(`without a database ${route} says so`, () => expectSaid(visit, { headers: { cookie } }));
}

const soon = () => new Date(Date.now() + 3_600_000);
const pathOf = (address: string) => new URL(address).pathname;
const room = () => pathOf(roomOfGuest(randomUUID(), randomUUID(), soon()).person);

/** Links in the form of mails. A forged or expired one would not open, even without a database. */
const links: Readonly<Record<string, () => string>> = {
  '/book/details/[token]': () => `/book/details/${holdLink.token(randomUUID(), soon())}`,
  '/book/appointment/[token]': () => pathOf(appointmentLink.url(randomUUID(), soon())),
  '/book/appointment/[token]/forms/[id]': () =>
    `${guestFormsPath(appointmentLink.token(randomUUID(), soon()))}/${randomUUID()}`,
  '/room/[token]': room,
  '/api/room/[token]': () => `/api${room()}`,
  '/api/room/[token]/events': () => `/api${room()}/events?seat=${randomUUID()}&visit=${randomUUID()}`,
  '/waitlist/[token]': () => waitlistLink.path(randomUUID()),
  '/payment/appointment/[token]': () => payPath(randomUUID(), soon()),
  '/payment/status/[token]': () => pathOf(paymentStatusAddress(randomUUID())),
  '/payment/booking/[token]': () => pathOf(ownBookingLink.url(randomUUID(), new Date())),
  '/contact/request/[token]': () => pathOf(requestLink.url(randomUUID())),
  '/contact/request/[token], opened': () => `${pathOf(requestLink.url(randomUUID()))}?read=yes`,
  '/contact/answer/[token]': () => pathOf(answerLink.url(randomUUID())),
  '/contact/others/[token]': () => othersLink.path(randomUUID()),
  '/guardian/[token]': () => pathOf(guardianLink(randomUUID())),
  '/invitation/[token]': () => pathOf(invitationLink.url(randomUUID())),
  '/invitation/answer/[token]': () => pathOf(confirmedLink.url(randomUUID())),
  '/accepting/[token]': () => pathOf(acceptingLink.url(randomUUID())),
  '/reset-password/[token]': () => pathOf(tokenLink('reset_password', randomUUID())),
  '/verify-email/[token]': () => pathOf(tokenLink('verify_email', randomUUID())),
  '/newsletter/confirm/[token]': () => pathOf(confirmLink(newSecret())),
  '/newsletter/unsubscribe/[token]': () => pathOf(unsubscribeLinks(newSecret()).page),
  '/api/newsletter/unsubscribe/[token]': () =>
    pathOf(unsubscribeLinks(unsubscribeToken(randomUUID())).oneClick),
  '/api/calendar/[token]': () => `/api/calendar/${newSecret()}.ics`,
  '/api/booking/[token]/calendar': () =>
    `/api/booking/${appointmentLink.token(randomUUID(), soon())}/calendar`,
};

/** Routes that take a post alone. */
const posted: readonly string[] = ['/api/room/[token]', '/api/newsletter/unsubscribe/[token]'];

test('every route with a secret in its address is asked here', () => {
  const asked = new Set(Object.keys(links).map((name) => name.replace(/,.*/, '')));
  const withSecret = publicRoutes.filter((route) => route.includes('[token]'));
  expect([...asked].sort()).toEqual([...withSecret].sort());
});

/** A visitor with a link from a mail is not signed in. */
for (const [name, link] of Object.entries(links)) {
  test(`without a database the link of ${name} says so`, () =>
    expectSaid(
      link(),
      posted.includes(name) ? { method: 'POST', headers: { origin: server.origin } } : undefined,
    ));
}
