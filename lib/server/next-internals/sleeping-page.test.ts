import { describe, expect, it } from 'vitest';
import { madePage as page } from '@/lib/testing/made-page';
import { makeSheet } from '@/lib/testing/made-styles';
import { putToSleep } from './sleeping-page.mjs';

const own = '/wake/own.js';
describe('putToSleep', () => {
  it('takes the scripts of the framework out and keeps what they held, in the order of the page', () => {
    const asleep = putToSleep(page(), '/about', own);
    expect(JSON.parse(asleep?.data.content ?? '')).toEqual({
      flight: [[0], [1, '1:<b>$&\n'], [1, '2:x']],
      bundler: [{ otherChunks: ['a'], runtimeModuleIds: [7] }],
      scripts: [
        '/_next/static/chunks/one.js',
        '/_next/static/chunks/turbopack-1.js',
        '/_next/static/chunks/main.js',
      ],
      styles: '',
      files: [
        '/_next/static/chunks/one.js',
        '/_next/static/chunks/turbopack-1.js',
        '/_next/static/chunks/main.js',
        '/_next/static/chunks/a.css',
      ],
    });
    const scripts = asleep?.html.match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      `<script src="${own}" async="" data-page="${asleep?.data.address}">`,
      '<script type="application/ld+json">',
    ]);
    expect(asleep?.html).not.toContain('as="script"');
    expect(asleep?.html).toContain('href="/_next/static/chunks/a.css"');
  });

  it('has the rules that it uses in place of its sheets, which are fetched with the scripts', () => {
    const sheet = makeSheet('main{margin:0}.none,.mt-4{color:red}');
    const html = page({ body: '<p class="mt-4 own"></p>' }).replace('/_next/static/chunks/a.css', sheet);
    const asleep = putToSleep(html, '/about', own);
    expect(asleep?.style).toBe('main{margin:0}.B{color:red}');
    expect(asleep?.html).toContain(
      `<style data-names="${asleep?.names?.address}">main{margin:0}.B{color:red}</style><script`,
    );
    expect(asleep?.html).toContain('<p class="B own">');
    expect(JSON.parse(asleep?.names?.content ?? '')).toEqual([
      ['A', 'none'],
      ['B', 'mt-4'],
    ]);
    // One file for all pages that have these sheets.
    expect(asleep?.names?.address).toMatch(/^\/wake\/[\w-]{22}\/index\.json$/);
    expect(asleep?.html).not.toContain('rel="stylesheet"');
    expect(JSON.parse(asleep?.data.content ?? '')).toMatchObject({
      styles: `<link rel="stylesheet" href="${sheet}" data-precedence="next"/>`,
      files: expect.arrayContaining([sheet]),
    });
  });

  it('asks for its fonts at once on wide screens, and on phones where its rules name them, after the first text', () => {
    const preload =
      '<link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin="" type="font/woff2"/>';
    const html = page().replace('</head>', `${preload}</head>`);
    expect(putToSleep(html, '/about', own)?.html).toContain(preload);
    const styled = html.replace('/_next/static/chunks/a.css', makeSheet('main{margin:0}'));
    expect(putToSleep(styled, '/about', own)?.html).toContain(
      preload.replace('rel="preload"', 'rel="preload" media="(min-width: 48rem)"'),
    );
  });

  it('fetches the data early for a part that is nothing without React', () => {
    const asleep = putToSleep(page({ body: '<div data-wakes="now"></div>' }), '/match', own);
    expect(asleep?.html).toContain(
      `<link rel="preload" as="fetch" href="${asleep?.data.address}" crossorigin=""/><script src="${own}"`,
    );
    expect(putToSleep(page(), '/about', own)?.html).not.toContain('as="fetch"');
  });

  it('names the data by its content', () => {
    const addressOf = (html: string) => putToSleep(html, '/about', own)?.data.address;
    expect(addressOf(page())).toMatch(/^\/wake\/[\w-]{22}\/about\.json$/);
    expect(addressOf(page())).toBe(addressOf(page()));
    expect(addressOf(page())).not.toBe(addressOf(page().replace('2:x', '2:y')));
  });

  it.each([
    ['has another frame', page().replace(' data-may-sleep=""', '')],
    ['has a part that comes late', page({ late: '<script>$RC("B:0","S:0")</script>' })],
    ['has a script that the framework did not write', page({ late: '<script>alert(1)</script>' })],
    [
      'has a file from elsewhere',
      page({ late: '<script src="https://elsewhere.test/a.js" async=""></script>' }),
    ],
    ['has no data', page().replaceAll(/<script>[^<]*<\/script>/g, '')],
  ])('leaves a page as it is that %s', (_, html) => {
    expect(putToSleep(html, '/about', own)).toBeUndefined();
  });
});
