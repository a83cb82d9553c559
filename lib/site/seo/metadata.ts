import 'server-only';
import type { Metadata } from 'next';
import { site } from '@/content/site';
import { env } from '@/lib/server/env';
import { shareCardPath, therapistCardPath } from './share-images';

export type PageDescription = {
  /** The title without the site's name, which is added later; search engines show about 60 letters. */
  readonly title: string;
  readonly description: string;
  /** Canonical pathname of the page, without query. */
  readonly path: `/${string}`;
  /** A therapist's page gets a share card with their name; other pages get the card of their part of the site. */
  readonly image?: { readonly therapistSlug: string; readonly alt: string };
};

export function absoluteUrl(path: string): string {
  return new URL(path, env.APP_URL).href;
}

/**
 * A page's description for search engines and messengers: title, description, canonical address and picture.
 * Prerendered pages use the build's APP_URL.
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
