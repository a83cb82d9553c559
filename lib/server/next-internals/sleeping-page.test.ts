import { describe, expect, it } from 'vitest';
import { putToSleep } from './sleeping-page.mjs';

const own = '/wake/own.js';
const data = { '@type': 'Organization', name: 'Antarman' };

/** A page in the form in which the framework writes it (16.4.6). */
function page({ body = '', late = '' } = {}): string {
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    '<script src="/_next/static/chunks/one.js" async=""></script>',
    '<script src="/_next/static/chunks/turbopack-1.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
    `<main id="content" data-may-sleep="">${body}<script type="application/ld+json">${JSON.stringify(data)}</script></main>`,
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a"],"runtimeModuleIds":[7]});</script>',
    '<script src="/_next/static/chunks/main.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"1:\\u003cb>$&\\n"])</script><script>self.__next_f.push([1,"2:x"])</script>',
    `${late}</body></html>`,
  ].join('');
}

describe('putToSleep', () => {
  it('takes the scripts of the framework out and keeps what they held, in the order of the page', () => {
    const asleep = putToSleep(page(), '/about', own);
    expect(JSON.parse(asleep?.data ?? '')).toEqual({
      flight: [[0], [1, '1:<b>$&\n'], [1, '2:x']],
      bundler: [{ otherChunks: ['a'], runtimeModuleIds: [7] }],
      scripts: [
        '/_next/static/chunks/one.js',
        '/_next/static/chunks/turbopack-1.js',
        '/_next/static/chunks/main.js',
      ],
    });
    const scripts = asleep?.html.match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      `<script src="${own}" async="" data-page="${asleep?.address}">`,
      '<script type="application/ld+json">',
    ]);
    expect(asleep?.html).not.toContain('as="script"');
    expect(asleep?.html).toContain('href="/_next/static/chunks/a.css"');
  });

  it('names the data by its content', () => {
    const addressOf = (html: string) => putToSleep(html, '/about', own)?.address;
    expect(addressOf(page())).toMatch(/^\/wake\/[\w-]{22}\/about\.json$/);
    expect(addressOf(page())).toBe(addressOf(page()));
    expect(addressOf(page())).not.toBe(addressOf(page().replace('2:x', '2:y')));
  });

  it.each([
    ['needs React at once', page({ body: '<div data-wakes="now"></div>' })],
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
