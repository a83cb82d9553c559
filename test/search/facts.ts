import { plainWords } from '@/lib/format/word/spelling';
import { facetValue } from '@/lib/therapist/directory/schema';
import type { Week } from '@/prisma/seed/therapists';
import { concernWords } from './concern-words';

/** A therapist's searchable facts. */
export type Person = {
  readonly slug: string;
  readonly name: string;
  readonly specialization: readonly string[];
  readonly approaches: readonly string[];
  readonly clientGroups: readonly string[];
  readonly affirming: boolean;
  readonly languages: readonly string[];
  readonly location: string;
  readonly gender: string;
  readonly modes: readonly string[];
  readonly sessionRate: number | null;
  readonly bio: string;
  readonly week?: Week | undefined;
};

/** A kind of fact with its values, of which one is enough: `language: hindi, urdu`. */
export type Fact = { readonly kind: string; readonly values: readonly string[] };

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** An hour of the next eight days; the first is ten on Monday morning, the time of the test. */
type Hour = { readonly day: number; readonly weekday: number; readonly hour: number };

const nextHours = Array.from({ length: 8 * 24 }, (_, at): Hour => {
  const day = Math.floor((10 + at) / 24);
  return { day, weekday: day % 7, hour: (10 + at) % 24 };
});

const ofDay: Readonly<Record<string, (hour: Hour) => boolean>> = {
  today: ({ day }) => day === 0,
  tomorrow: ({ day }) => day === 1,
  week: ({ day }) => day < 7,
  weekdays: ({ weekday }) => weekday < 5,
  weekends: ({ weekday }) => weekday > 4,
  ...Object.fromEntries(days.map((name, place) => [name, ({ weekday }: Hour) => weekday === place])),
};

const ofHour: Readonly<Record<string, (hour: Hour) => boolean>> = {
  earlyMornings: ({ hour }) => hour < 9,
  mornings: ({ hour }) => hour < 12,
  afternoons: ({ hour }) => hour >= 12 && hour < 17,
  evenings: ({ hour }) => hour >= 17,
  tonight: ({ hour, day }) => hour >= 19 && day === 0,
  nights: ({ hour }) => hour >= 20,
  lateNights: ({ hour }) => hour >= 21,
};

/** One free time that matches any of the days and all words about the hour. */
function isFree({ week }: Person, spans: readonly string[]): boolean {
  const onDays = spans.flatMap((span) => ofDay[span] ?? []);
  const atHours = spans.flatMap((span) => ofHour[span] ?? []);
  if (!week || onDays.length + atHours.length !== spans.length) return false;
  return nextHours.some(
    (one) =>
      week.days.includes(one.weekday + 1) &&
      week.hours.some(([opens, closes]) => one.hour >= opens && one.hour < closes) &&
      (onDays.length === 0 || onDays.some((holds) => holds(one))) &&
      atHours.every((holds) => holds(one)),
  );
}

/** A speciality, an approach or a group of clients with such a word, or a word of the bio in quotes. */
function worksWith(person: Person, concern: string): boolean {
  const { specialization, approaches, clientGroups, affirming, bio } = person;
  const said = [...specialization, ...approaches, ...clientGroups, ...(affirming ? ['affirming'] : [])];
  const words = concernWords[concern];
  if (!words) throw new Error(`No concern is called "${concern}"`);
  return words.some((word) =>
    word.startsWith('"')
      ? plainWords(bio).includes(word.slice(1, -1))
      : said.some((value) => `-${facetValue(value)}`.includes(`-${word}`)),
  );
}

export function has(person: Person, { kind, values }: Fact): boolean {
  switch (kind) {
    case 'concern':
      return values.some((value) => worksWith(person, value));
    case 'language':
      return person.languages.some((language) => values.includes(facetValue(language)));
    case 'city':
      return values.includes(facetValue(person.location));
    case 'gender':
      return values.includes(person.gender);
    case 'meets':
      return person.modes.some((mode) => values.includes(mode));
    case 'name':
      return values.includes(person.name);
    case 'free':
      return isFree(person, values);
    case 'fee': {
      const [low = '', high = ''] = values[0]?.split('-') ?? [];
      const { sessionRate: fee } = person;
      return fee !== null && fee >= Number(low) && fee <= Number(high || Number.POSITIVE_INFINITY);
    }
    default:
      throw new Error(`No fact is called "${kind}"`);
  }
}
