import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { publicRoutes } from '@/test/access/routes';
import { baseURL, test } from './http-test';

/** Forged links: signed with a wrong key, random, and malformed. */
const forged = [
  `${randomUUID()}.zzzzzzzz.${'A'.repeat(43)}`,
  'A'.repeat(43),
  'é',
  '..%2f..',
  'x'.repeat(900),
];

/**
 * Links whose row is deleted at its end, so that an old and a forged one look alike: the page offers a next
 * step.
 */
const leadOn: Readonly<Record<string, number>> = {
  '/payment/booking/[token]': 303,
  '/reset-password/[token]': 303,
  '/verify-email/[token]': 200,
};

const posted = ['/api/room/[token]', '/api/newsletter/unsubscribe/[token]'];

for (const route of publicRoutes.filter((address) => address.includes('[token]'))) {
  test(`a forged link of ${route} is not found`, async ({ request }) => {
    for (const token of forged) {
      const address = `${route.replace('[token]', encodeURI(token))}${route.endsWith('/events') ? `?seat=${randomUUID()}&visit=${randomUUID()}` : ''}`;
      const answer = posted.includes(route)
        ? await request.post(address, {
            data: { act: 'leave', visit: randomUUID() },
            headers: { Origin: baseURL },
            maxRedirects: 0,
          })
        : await request.get(address, { maxRedirects: 0 });
      expect.soft(answer.status(), `${route} ${token.slice(0, 50)}`).toBe(leadOn[route] ?? 404);
    }
  });
}
