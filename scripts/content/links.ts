import { existsSync } from 'node:fs';
import path from 'node:path';
import { topicNamed } from '@/lib/contact/rules';
import { products } from '@/lib/payment/product/queries';
import config from '@/next.config.mjs';
import { filesBelow, textsOf } from './sources';

/** Every address of this site that a source contains as text. */
export function internalLinks(text: string): string[] {
  const found = text.matchAll(
    /(?:href|action|destination|path)(?:=|: ?)["'](\/[^"'{}$\s]*)["']|\]\((\/[^)\s]+)\)/g,
  );
  return [...found].map(([, attribute, markdown]) => attribute ?? markdown ?? '');
}

/** `app/(site)/blog/[slug]/page.tsx` as a pattern of the paths it answers. */
function routePattern(file: string): RegExp {
  const route = file
    .replace(/^app/, '')
    .replace(/\/(?:page|route)\.tsx?$/, '')
    .replace(/\/\([^)]+\)/g, '')
    .replace(/\./g, '\\.')
    .replace(/\/\[\[\\\.\\\.\\\.[^\]]+\]\]/g, '(?:/.+)?')
    .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, '.+')
    .replace(/\[[^\]]+\]/g, '[^/]+');
  return new RegExp(`^${route || '/'}$`);
}

type LinkCheck = {
  /** Why a link is dead; undefined for a working one. */
  readonly whyDead: (link: string) => string | undefined;
  /** "file: link: why" for every dead link of the site. */
  readonly dead: () => string[];
};

export async function checkLinks(root: string): Promise<LinkCheck> {
  const files = filesBelow(root, ['app', 'components', 'content', 'public']);
  const sources = textsOf(root, files, /\.(?:tsx?|md)$/);
  const routes = files.filter((file) => /^app\/.*\/?(?:page|route)\.tsx?$/.test(file)).map(routePattern);
  const redirects = ((await config.redirects?.()) ?? []).map(({ source }) => source);
  // Existing anchors: ids written as text, and those made from slugs.
  const written = sources.flatMap(({ text }) => [
    ...text.matchAll(/\b(?:id|slug)(?:=|: ?)["']([\w-]+)["']/g),
  ]);
  const anchors = new Set([...written.map(([, id]) => id), ...products.map(({ slug }) => slug)]);
  const exists = (pathname: string) => routes.some((route) => route.test(pathname));

  function whyDead(link: string): string | undefined {
    const { pathname, searchParams, hash } = new URL(link, 'http://here');
    const topic = searchParams.get('topic');
    if (pathname === '/contact' && topic !== null && !topicNamed(topic)) return `no topic "${topic}"`;
    if (hash && !anchors.has(hash.slice(1))) return `no anchor "${hash}"`;
    if (pathname !== '/' && existsSync(path.join(root, 'public', pathname))) return undefined;
    if (exists(pathname) || redirects.includes(pathname)) return undefined;
    return 'no such page';
  }

  return {
    whyDead,
    dead: () =>
      sources.flatMap(({ file, text }) =>
        internalLinks(text).flatMap((link) => {
          const why = whyDead(link);
          return why ? [`${file}: ${link}: ${why}`] : [];
        }),
      ),
  };
}
