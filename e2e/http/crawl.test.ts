import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { findFaults } from '@/test/site/schema-faults';
import { baseURL } from './http-test';

/**
 * More than the number of all pages: each kind of session of each therapist has its weeks. A crawl that finds more is in
 * an endless space.
 */
const mostPages = 3_000;

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The framework writes these and browsers accept them: closing of void tags, quotes, its own attributes.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Safari drops the meaning of a list together with its bullets; the role restores it.
    'no-redundant-role': 'off',
    // Phone numbers have spaces for readers.
    'tel-non-breaking': 'off',
  },
});

type Page = {
  readonly status: number;
  readonly html: string;
  readonly location: string | null;
  /** Its blocks of structured data. */
  readonly blocks: readonly string[];
};

function decoded(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

/** Addresses of pictures, icons and share cards. */
function picturesOf(html: string): string[] {
  const sources = [
    ...html.matchAll(/<(?:img|source)\b[^>]*?\bsrc="([^"]*)"/g),
    ...html.matchAll(/<link\b[^>]*?\brel="(?:icon|apple-touch-icon)"[^>]*?\bhref="([^"]*)"/g),
    ...html.matchAll(/<meta\b[^>]*?\b(?:property="og:image"|name="twitter:image")[^>]*?\bcontent="([^"]*)"/g),
  ].map(([, address = '']) => address);
  const sets = [...html.matchAll(/<(?:img|source)\b[^>]*?\bsrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''),
  );
  return [...sources, ...sets]
    .map(decoded)
    .filter((address) => address !== '' && !address.startsWith('data:'));
}

/** The document without scripts, which contain the framework's second copy of the page. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

type Share = {
  /** Addresses of one page with different queries, which one page serves alike. */
  readonly questions: number;
  /** Pages of one folder, such as `/professionals/…`, which share their code. */
  readonly ofFolder: number;
};

/** The pages of the quick run. */
const few: Share = { questions: 1, ofFolder: 1 };
const all: Share = { questions: Number.POSITIVE_INFINITY, ofFolder: Number.POSITIVE_INFINITY };

/** Follows the links of the site map and expects no fault. */
async function crawl(share: Share): Promise<void> {
  const origin = baseURL;
  const seen = new Map<string, Page>();

  async function read(path: string): Promise<Page> {
    const known = seen.get(path);
    if (known) return known;
    const response = await fetch(origin + path, { redirect: 'manual' });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const body = await response.text();
    const page = {
      status: response.status,
      html: isHtml ? withoutScripts(body) : '',
      location: response.headers.get('location'),
      blocks: [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
        ([, block = '']) => block,
      ),
    };
    seen.set(path, page);
    return page;
  }

  const sitemap = await (await fetch(`${origin}/sitemaps/pages.xml`)).text();
  const waiting: string[] = [];
  const queued = new Set<string>();
  const asked = new Map<string, number>();

  /** Counts one more of this kind, and returns whether the share allows it. */
  function isAllowed(kind: string, most: number): boolean {
    const before = asked.get(kind) ?? 0;
    asked.set(kind, before + 1);
    return before < most;
  }

  function queue(pathname: string, search: string): void {
    if (queued.has(pathname + search)) return;
    if (search && !isAllowed(pathname, share.questions)) return;
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    if (folder !== '/' && !isAllowed(folder, share.ofFolder)) return;
    queued.add(pathname + search);
    waiting.push(pathname + search);
  }

  for (const [, loc = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) queue(new URL(loc).pathname, '');
  const broken: string[] = [];
  const unsound: string[] = [];
  const meaningless: string[] = [];
  const described = new Set<string>();
  const named = new Map<string, string>();
  const pictures = new Map<string, string>();

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { status, html, location, blocks } = await read(path);
    if (status >= 300 && status < 400) {
      const target = new URL(location ?? '', origin);
      if (target.origin !== origin) broken.push(`${path} is sent away to ${target.origin}`);
      else if ((await read(target.pathname + target.search)).status !== 200)
        broken.push(`${path} → ${location}`);
      continue;
    }
    if (status !== 200) {
      broken.push(`${path}: ${status}`);
      continue;
    }
    if (!html) continue;
    const report = await validator.validateString(html, path);
    for (const { messages } of report.results) {
      unsound.push(
        ...messages.map(
          ({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId} ${message}`,
        ),
      );
    }
    for (const block of blocks) {
      const found = findFaults(JSON.parse(block));
      meaningless.push(...found.faults.map((fault) => `${path}: ${fault}`));
      for (const id of found.described) described.add(id);
      for (const id of found.named) named.set(id, path);
    }
    for (const picture of picturesOf(html)) {
      const { origin: home, pathname, search } = new URL(picture, origin + path);
      if (home === origin) pictures.set(pathname + search, path);
    }
    for (const [, raw = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)) {
      const link = new URL(decoded(raw), origin + path);
      if (link.origin !== origin) continue;
      const target = link.pathname + link.search;
      if (link.hash) {
        const { html: there } = await read(target);
        if (!there.includes(`id="${decodeURIComponent(link.hash.slice(1))}"`))
          broken.push(`${path} → ${link.hash} of ${target}`);
      }
      // Filters of a list combine without end; the first step proves that they work.
      const isList = /^\/(professionals|blog|resources\/tools-worksheets)$/.test(link.pathname);
      if (!(isList && link.search && path.includes('?'))) queue(link.pathname, link.search);
    }
    expect(queued.size).toBeLessThan(mostPages);
  }
  for (const [picture, path] of pictures) {
    const response = await fetch(origin + picture);
    await response.arrayBuffer();
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !type.startsWith('image/'))
      broken.push(`${path} shows ${picture}: ${response.status} ${type}`);
  }
  expect([...pictures]).not.toEqual([]);
  meaningless.push(
    ...[...named]
      .filter(([id]) => share === all && !described.has(id))
      .map(([id, path]) => `${path} names ${id}, which no page describes`),
  );
  expect([...described]).not.toEqual([]);
  expect(meaningless).toEqual([]);
  expect(broken).toEqual([]);
  expect(unsound).toEqual([]);
}

describe('every internal link, anchor and picture of every public page works, its HTML is valid, and its structured data is schema.org’s', () => {
  test('in one page of each folder', { timeout: 600_000 }, () => crawl(few));

  test(
    'in all pages, with every question that a page links to',
    {
      tags: ['slow'],
      timeout: 1_200_000,
    },
    () => crawl(all),
  );
});
