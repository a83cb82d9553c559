import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publicPages } from './public-pages';

const site = path.resolve('app/(site)');

/** Addresses without parameters in the public part of the site, except those with noindex. */
function pagesOnDisk(): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx' && !file.includes('['))
    .filter((file) => !/robots:\s*\{\s*index:\s*false/.test(readFileSync(path.join(site, file), 'utf8')))
    .map((file) => `/${path.dirname(file)}`.replace(/\/\.$/, '/'))
    .filter((address) => !address.endsWith('/search'));
}

it('names every page of the site, so that search engines find it', () => {
  const listed: readonly string[] = publicPages;
  expect(pagesOnDisk().filter((address) => !listed.includes(address))).toEqual([]);
});

it('names no page that does not exist', () => {
  const onDisk = pagesOnDisk();
  const made = publicPages.filter((address) => !onDisk.includes(address));
  // One page file serves both.
  expect(made).toEqual(['/clarity-quiz/mood', '/clarity-quiz/worry']);
});

it('names each page once', () => {
  expect(new Set(publicPages).size).toBe(publicPages.length);
});
