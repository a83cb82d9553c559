import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { retiredNumbersIn } from '@/lib/site/helpline/retired-numbers';
import { checkLinks, internalLinks } from './links';
import { publishedRetiredNumbers } from './retired-numbers';

const root = path.resolve(import.meta.dirname, '../..');

describe('links inside the site', () => {
  let links: Awaited<ReturnType<typeof checkLinks>>;

  beforeAll(async () => {
    links = await checkLinks(root);
  });

  it('are found in attributes, in content and in articles', () => {
    expect(internalLinks(`<a href="/about">`)).toEqual(['/about']);
    expect(internalLinks(`{ href: '/contact?topic=billing' }`)).toEqual(['/contact?topic=billing']);
    expect(internalLinks(`[help](/resources/crisis-support)`)).toEqual(['/resources/crisis-support']);
    expect(internalLinks(`<a href="https://example.org/about">`)).toEqual([]);
  });

  it('are noticed when they are dead', () => {
    expect(links.whyDead('/abuot')).toBe('no such page');
    expect(links.whyDead('/contact?topic=biling')).toContain('no topic');
    expect(links.whyDead('/refunds#internship')).toContain('no anchor');
    expect(links.whyDead('/services/assessments#diagnostic-evaluation')).toBeUndefined();
    expect(links.whyDead('/services/family-therapy')).toBeUndefined();
  });

  it('all open a page, an anchor and a topic that exist', () => {
    expect(links.dead()).toEqual([]);
  });
});

describe('retired helpline numbers', () => {
  it('are noticed in any notation', () => {
    expect(retiredNumbersIn('Call 1800-599-0019 today')).toEqual(['18005990019']);
    expect(retiredNumbersIn('1860 266 2345')).toEqual(['18602662345']);
    expect(retiredNumbersIn('022-2552 1111')).toEqual(['02225521111']);
  });

  it('appear nowhere in what is published', () => {
    expect(publishedRetiredNumbers(root)).toEqual([]);
  });
});
