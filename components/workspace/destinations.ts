import type { NavigationPage, Section } from '@/components/layout/private/workspace/sections';
import { keepOwn, readOwn } from '@/lib/browser/own-store';

/** A page or a task that the palette offers. */
export type Destination = NavigationPage & {
  /** The section of a page, if its own name does not say it. */
  readonly section?: string;
};

/** Every page of a workspace, in the order of the navigation. */
export function destinationsOf(sections: readonly Section[]): readonly Destination[] {
  return sections.flatMap(({ href, label, pages }) =>
    pages
      ? pages.map((page) => ({ ...page, ...(page.label !== label && { section: label }) }))
      : [{ href, label }],
  );
}

/** Text without case and accents, for comparisons. */
export const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The destinations whose name or section holds every one of these words. */
export function destinationsNamed(
  destinations: readonly Destination[],
  words: string,
): readonly Destination[] {
  const wanted = folded(words).split(/\s+/);
  return destinations.filter(({ label, section = '' }) => {
    const name = folded(`${label} ${section}`);
    return wanted.every((word) => name.includes(word));
  });
}

const storeName = 'recent-destinations';
const most = 4;

/** The destinations chosen last on this device that still exist, the latest first. */
export function recentDestinations(destinations: readonly Destination[]): readonly Destination[] {
  const hrefs = readOwn(storeName)?.value;
  if (!Array.isArray(hrefs)) return [];
  return hrefs.flatMap((href) => destinations.find((destination) => destination.href === href) ?? []);
}

/** Remembers that a destination was chosen. Holds addresses of pages of the workspace, never of a person. */
export function keepDestination(destinations: readonly Destination[], { href }: Destination): void {
  const hrefs = [href, ...recentDestinations(destinations).map((destination) => destination.href)];
  keepOwn(storeName, [...new Set(hrefs)].slice(0, most), 'device');
}
