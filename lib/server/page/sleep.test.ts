import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, putToSleep } from '@/lib/server/page/sleep.mjs';
import { madePage as page } from '@/test/server/made-page';

const file = '/_next/static/loader/own.js';
const loader = () => file;

describe('putToSleep', () => {
  it('takes the scripts of the framework out and keeps what they held, in the order of the page', () => {
    const asleep = putToSleep(page(), '/about', loader);
    expect(JSON.parse(asleep?.data ?? '')).toEqual({
      flight: [[0], [1, '1:<b>$&\n'], [1, '2:x']],
      bundler: [{ otherChunks: ['a'], runtimeModuleIds: [7] }],
      scripts: [
        '/_next/static/chunks/one.js',
        '/_next/static/chunks/turbopack-1.js',
        '/_next/static/chunks/main.js',
      ],
    });
    expect(asleep?.html.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      `<script src="${file}" async="" data-page="${asleep?.address}">`,
    ]);
    expect(asleep?.html).not.toContain('as="script"');
  });

  it('loads its own script behind all that the script reads', () => {
    expect(putToSleep(page(), '/about', loader)?.html).toMatch(
      /<script [^>]*async="" data-page="[^"]*"><\/script><\/body>/,
    );
  });

  it('leaves the style sheets as they are', () => {
    expect(putToSleep(page(), '/about', loader)?.html).toContain('href="/_next/static/chunks/a.css"');
  });

  it('asks for its fonts at once on wide screens, and on phones where its rules name them, after the first text', () => {
    const preload =
      '<link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin="" type="font/woff2"/>';
    const html = page().replace('</head>', `${preload}</head>`);
    expect(putToSleep(html, '/about', loader)?.html).toContain(
      preload.replace('rel="preload"', 'rel="preload" media="(min-width: 48rem)"'),
    );
  });

  it('fetches the data early for a part that is nothing without React', () => {
    const asleep = putToSleep(page({ body: '<div data-wakes="now"></div>' }), '/match', loader);
    expect(asleep?.html).toContain(
      `<link rel="preload" as="fetch" href="${asleep?.address}" crossorigin=""/></head>`,
    );
    expect(putToSleep(page(), '/about', loader)?.html).not.toContain('as="fetch"');
  });

  it('names the data by its content and by the page', () => {
    const addressOf = (html: string, path = '/about') => putToSleep(html, path, loader)?.address;
    expect(addressOf(page())).toMatch(/^\/wake\/[\w-]{22}\/about$/);
    expect(addressOf(page())).toBe(addressOf(page()));
    expect(addressOf(page())).not.toBe(addressOf(page().replace('2:x', '2:y')));
    expect(addressOf(page(), '/')).toMatch(/^\/wake\/[\w-]{22}\/$/);
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
  ])('leaves a page awake that %s', (_, html) => {
    expect(putToSleep(html, '/about', loader)).toBeUndefined();
  });
});

describe('inlineScriptHashes', () => {
  it('names each inline script once, and no file or data', () => {
    const html =
      '<script>a()</script><script src="/b.js"></script><script>a()</script><script type="application/ld+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
  });
});
