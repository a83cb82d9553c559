import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPrivate } from '@/lib/server/request/private-pages.mjs';

/**
 * Pages of members, of payments and of the room, those behind a signed link, a person's own times and their
 * answers in the match are in folders that say so.
 */
const saysSo = /^app\/(?:\((?:auth|member|pay|room)\)|admin)\/|\/\[token\]\/|\/book\/own\/|\/match\/search\//;

it('knows each page of the product as its folder says', () => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => `app/${file}`);
  expect(pages).toContain('app/admin/page.tsx');
  for (const page of pages) {
    const path = page
      .replace(/^app|\/\([^)]*\)|\/page\.tsx$/g, '')
      .replace(/\/\[\[\.\.\..*\]\]/, '')
      .replace(/\[\.{0,3}[^\]]*\]/g, 'x');
    expect([page, isPrivate(path || '/')]).toEqual([page, saysSo.test(page)]);
  }
});

it('is not misled by names that only begin alike', () => {
  for (const path of ['/accounts', '/booking', '/contact/others-say', '/admin.html', '/payments', '/x/admin'])
    expect(isPrivate(path), path).toBe(false);
});
