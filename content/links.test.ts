import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contactTopics, topicNamed } from '@/lib/contact/rules';
import { products } from '@/lib/product/queries';
import config from '@/next.config.mjs';

/** Routes that a later delivery brings; each is named by the specification. An entry that exists by now must go. */
const laterRoutes: Readonly<Record<string, string>> = {
  '/signup': 'accounts',
  '/login': 'accounts',
  '/edit-profile': 'accounts',
  '/dashboard': 'dashboards',
  '/therapist-dashboard': 'dashboards',
};

const tracked = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'content', 'public'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const sources = tracked
  .filter((file) => /\.(?:tsx?|mdx)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Every address on this site that stands in a source as text, with where it stands. */
function internalLinks(text: string): string[] {
  const found = text.matchAll(
    /(?:href|action|destination|path)(?:=|: ?)["'](\/[^"'{}$\s]*)["']|\]\((\/[^)\s]+)\)/g,
  );
  return [...found].map(([, attribute, markdown]) => attribute ?? markdown ?? '');
}

/** `app/(site)/blog/[slug]/page.tsx` as a pattern of the paths it answers. */
function routePattern(file: string): RegExp {
  const path = file
    .replace(/^app/, '')
    .replace(/\/(?:page|route)\.tsx?$/, '')
    .replace(/\/\([^)]+\)/g, '')
    .replace(/\./g, '\\.')
    .replace(/\/\[\[\\\.\\\.\\\.[^\]]+\]\]/g, '(?:/.+)?')
    .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, '.+')
    .replace(/\[[^\]]+\]/g, '[^/]+');
  return new RegExp(`^${path || '/'}$`);
}

const routes = tracked.filter((file) => /^app\/.*\/?(?:page|route)\.tsx?$/.test(file)).map(routePattern);
const redirects = async () => ((await config.redirects?.()) ?? []).map(({ source }) => source);

/** Anchors that exist: ids written as text, and those made from slugs. */
const anchors = new Set([
  ...sources.flatMap(({ text }) => [...text.matchAll(/\bid(?:=|: ?)["']([\w-]+)["']/g)].map(([, id]) => id)),
  ...sources.flatMap(({ text }) => [...text.matchAll(/\bslug: ?["']([\w-]+)["']/g)].map(([, id]) => id)),
  ...products.map(({ slug }) => slug),
]);

async function whyDead(link: string): Promise<string | undefined> {
  const { pathname, searchParams, hash } = new URL(link, 'http://here');
  const topic = searchParams.get('topic');
  if (pathname === '/contact' && topic !== null && !topicNamed(topic)) return `no topic "${topic}"`;
  if (hash && !anchors.has(hash.slice(1))) return `no anchor "${hash}"`;
  if (existsSync(`public${pathname}`) && pathname !== '/') return undefined;
  if (pathname in laterRoutes) return undefined;
  if (routes.some((route) => route.test(pathname)) || (await redirects()).includes(pathname))
    return undefined;
  return 'no such page';
}

describe('links inside the site', () => {
  it('are found in attributes, in content and in articles', () => {
    expect(internalLinks(`<a href="/about">`)).toEqual(['/about']);
    expect(internalLinks(`{ href: '/contact?topic=billing' }`)).toEqual(['/contact?topic=billing']);
    expect(internalLinks(`[help](/resources/crisis-support)`)).toEqual(['/resources/crisis-support']);
    expect(internalLinks(`<a href="https://example.org/about">`)).toEqual([]);
  });

  it('are noticed when they lead nowhere', async () => {
    expect(await whyDead('/abuot')).toBe('no such page');
    expect(await whyDead('/contact?topic=biling')).toContain('no topic');
    expect(await whyDead('/refunds#internship')).toContain('no anchor');
    expect(await whyDead('/services/assessments#diagnostic-evaluation')).toBeUndefined();
    expect(await whyDead('/services/family-therapy')).toBeUndefined();
  });

  it('all lead to a page, an anchor and a topic that exist', async () => {
    const dead: string[] = [];
    for (const { file, text } of sources) {
      for (const link of internalLinks(text)) {
        const why = await whyDead(link);
        if (why) dead.push(`${file}: ${link}: ${why}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it('have no excuse once the page exists', () => {
    const excused = Object.keys(laterRoutes).filter((path) => routes.some((route) => route.test(path)));
    expect(excused).toEqual([]);
    expect(contactTopics.length).toBe(9);
  });
});
