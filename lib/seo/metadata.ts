import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { shareCardPath, therapistCardPath } from './share-images';

export type PageDescription = {
  /** Without the name of the site, which is added; at most some 60 letters are shown by search engines. */
  readonly title: string;
  readonly description: string;
  /** Pathname the page wants to be known by, without query. */
  readonly path: `/${string}`;
  /** A therapist's page is shared with a card that carries their name; others with the card of their part. */
  readonly image?: { readonly therapistSlug: string; readonly alt: string };
};

/** Absolute address of a path on this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.APP_URL).href;
}

/**
 * What search engines and messengers read about a page: title, description, its one address and a picture.
 * Pages that are made by the build carry the build's APP_URL.
 */
export function pageMetadata({ title, description, path, image }: PageDescription): Metadata {
  const url = absoluteUrl(path);
  const picture = image ? therapistCardPath(image.therapistSlug) : shareCardPath(path);
  const images = [{ url: picture, width: 1200, height: 630, alt: image?.alt ?? `${site.name}. ${title}` }];
  const openGraph = { title, description, url, siteName: site.name, locale: site.locale, images };
  return {
    title: path === '/' ? { absolute: `${site.name}: ${title}` } : title,
    description,
    alternates: { canonical: url },
    openGraph: { ...openGraph, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
