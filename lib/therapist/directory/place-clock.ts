import { placesAbroad } from '@/content/search/places';
import { plainWords } from '@/lib/format/word/spelling';
import { cityOfZone } from '@/lib/format/zone-city';
import type { Criteria } from './schema';
import { spansOfSearch } from './words/understanding';

const plain = (text: string) => ` ${plainWords(text).join(' ')} `;

const clocks = Object.entries(placesAbroad).flatMap(([timeZone, places]) =>
  places.split(/,\s+/).map((place) => ({ timeZone, place: plain(place) })),
);

/**
 * A search that names a time and a place abroad means that place's clock, unless the visitor has chosen one or several
 * places disagree.
 * @returns the criteria on that clock, and a sentence that says so
 */
export function onClockOfPlace(criteria: Criteria): { readonly wanted: Criteria; readonly note?: string } {
  const typed = plain(criteria.q);
  const zones = new Set(clocks.filter(({ place }) => typed.includes(place)).map(({ timeZone }) => timeZone));
  const [timeZone] = zones;
  // Reading the search is expensive, so it comes last: few searches name one place.
  const isOne = zones.size === 1 && criteria.timeZone === undefined && spansOfSearch(criteria).length > 0;
  if (timeZone === undefined || !isOne) return { wanted: criteria };
  return {
    wanted: { ...criteria, timeZone },
    note: `Times are those of ${cityOfZone(timeZone)}. You can choose another time zone.`,
  };
}
