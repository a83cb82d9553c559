import type { Room, Section } from '@/components/layout/private/workspace/sections';
import { keepOwn, readOwn } from '@/lib/browser/own-store';

/** A page or a task that the palette offers. */
export type Place = Room & {
  /** The section of a page, if its own name does not say it. */
  readonly section?: string;
};

/** Every page of a workspace, in the order of the navigation. */
export function placesOf(sections: readonly Section[]): readonly Place[] {
  return sections.flatMap(({ href, label, rooms }) =>
    rooms
      ? rooms.map((room) => ({ ...room, ...(room.label !== label && { section: label }) }))
      : [{ href, label }],
  );
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The places whose name or section holds every one of these words. */
export function placesNamed(places: readonly Place[], words: string): readonly Place[] {
  const wanted = folded(words).split(/\s+/);
  return places.filter(({ label, section = '' }) => {
    const name = folded(`${label} ${section}`);
    return wanted.every((word) => name.includes(word));
  });
}

const kept = 'recent-places';
const mostKept = 4;

/** The places chosen last on this device that still exist, the latest first. */
export function recentPlaces(places: readonly Place[]): readonly Place[] {
  const hrefs = readOwn(kept)?.value;
  if (!Array.isArray(hrefs)) return [];
  return hrefs.flatMap((href) => places.find((place) => place.href === href) ?? []);
}

/** Remembers that a place was chosen. Holds addresses of pages of the workspace, never of a person. */
export function keepPlace(places: readonly Place[], { href }: Place): void {
  const hrefs = [href, ...recentPlaces(places).map((place) => place.href)];
  keepOwn(kept, [...new Set(hrefs)].slice(0, mostKept), 'device');
}
