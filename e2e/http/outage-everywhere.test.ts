/** @module-tag slow (a server of its own, without a database) */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { privateRoutes } from '@/lib/testing/access/routes';
import { startOwnServer } from '../support/own-server';

let server: Awaited<ReturnType<typeof startOwnServer>>;

beforeAll(async () => {
  server = await startOwnServer({});
});

afterAll(() => server.stop());

/** Looks like a session, so that every guard wants to read it. */
const cookie = `antarman.session=${'a'.repeat(43)}; antarman.member=1`;

/** Every member's address answers an outage in words, and says when to ask again. */
for (const [route, { visit }] of Object.entries(privateRoutes)) {
  test(`without a database ${route} says so`, async () => {
    const response = await fetch(server.origin + visit, {
      redirect: 'manual',
      headers: { cookie, accept: route.startsWith('/api/') ? '*/*' : 'text/html,*/*' },
      signal: AbortSignal.timeout(60_000),
    });
    const body = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(body).not.toContain('__next_error__');
    // The words stand in the document itself: no script has to run.
    expect(body.replace(/<script[\s\S]*?<\/script>/g, '')).toMatch(/try again/i);
  });
}
