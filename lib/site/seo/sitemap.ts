import { absoluteUrl } from './metadata';

/** Most addresses in one file (sitemaps.org). */
export const sitemapLimit = 50_000;

export type SitemapEntry = {
  readonly path: string;
  /** When the page last changed; absent when unknown. */
  readonly lastModified?: Date;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function element(name: string, { path, lastModified }: SitemapEntry): string {
  const address = absoluteUrl(path).replace(/[&<>"']/g, (character) => entities[character] ?? character);
  const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${address}</loc>${changed}</${name}>\n`;
}

function document(root: string, name: string, entries: readonly SitemapEntry[]): string {
  const body = entries.map((entry) => element(name, entry)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}</${root}>\n`;
}

export function urlSet(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries);
}

export function sitemapIndex(files: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', files);
}

/** The response with such a file. `keep` is the lifetime in shared caches, in seconds. */
export function xmlResponse(xml: string, { keep }: { keep: number }): Response {
  const lifetime = keep > 0 ? `public, s-maxage=${keep}, stale-while-revalidate=86400` : 'no-store';
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': lifetime },
  });
}
