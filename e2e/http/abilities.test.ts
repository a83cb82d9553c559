import { expect } from 'vitest';
import { publicPages } from '@/lib/site/seo/public-pages';
import { baseURL, test } from './http-test';

// Abilities that must work with every release of the framework, independent of its internals
// (lib/server/page/README.md).

test('each public page of this release sleeps, and what it needs to wake is there', {
  timeout: 120_000,
}, async () => {
  for (const address of publicPages) {
    const html = await (await fetch(baseURL + address)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const ours = scripts.filter((attributes) => !attributes.includes('application/ld+json'));
    expect.soft(ours, address).toEqual([expect.stringContaining(' data-page="/wake/')]);
    const [, loader = ''] = / src="([^"]+)"/.exec(ours[0] ?? '') ?? [];
    const [, data = ''] = / data-page="([^"]+)"/.exec(ours[0] ?? '') ?? [];
    expect.soft((await fetch(baseURL + loader)).status, loader).toBe(200);
    const held = await (await fetch(baseURL + data)).json();
    expect.soft(held.flight.length, data).toBeGreaterThan(1);
    for (const file of held.scripts) expect.soft((await fetch(baseURL + file)).status, file).toBe(200);
  }
});

test('data that no page has is said to be gone, whatever its address names', async () => {
  for (const path of ['about', 'no-such-page', 'wake/abc/about', 'api/health', '..%2f..%2fetc']) {
    const answer = await fetch(`${baseURL}/wake/aaaaaaaaaaaaaaaaaaaaaa/${path}`);
    expect.soft(answer.status, path).toBe(404);
    expect.soft(answer.headers.get('cache-control'), path).toContain('no-store');
  }
});

test('a form that cannot be read is answered in words, for scripts and without them', async () => {
  const broken = { method: 'POST', body: 'no form', headers: { origin: new URL(baseURL).origin } };
  const type = { 'content-type': 'multipart/form-data; boundary=missing' };
  const page = await fetch(`${baseURL}/contact`, {
    ...broken,
    headers: { ...broken.headers, ...type, accept: 'text/html' },
  });
  expect(page.status).toBe(400);
  expect(await page.text()).toContain('We could not read this form.');
});
