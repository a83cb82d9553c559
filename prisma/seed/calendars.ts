import type { Prisma } from '@/generated/prisma/client';
import { therapistId } from './directory';
import { sampleId } from './ids';

type Week = {
  readonly days: readonly number[];
  readonly hours: readonly (readonly [from: number, to: number])[];
};

/** Days of a week, ISO: 1 is Monday. */
const to = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, day) => first + day);

/** What each active therapist's profile says in words ("Tue to Sat, 11 am to 8 pm"), in hours of the Indian clock. */
const weeks: Readonly<Record<string, Week>> = {
  'ananya-krishnan': { days: to(1, 5), hours: [[17, 21]] },
  'rohan-deshpande': { days: to(2, 6), hours: [[11, 20]] },
  'farah-sheikh': { days: [1, 3, 5], hours: [[10, 16]] },
  'harpreet-gill': { days: to(1, 6), hours: [[9, 17]] },
  'maria-dsouza': { days: to(1, 4), hours: [[10, 18]] },
  'lalremruati-chhangte': { days: to(1, 5), hours: [[15, 20]] },
  'arindam-banerjee': { days: to(2, 5), hours: [[14, 19]] },
  'kavitha-reddy': { days: to(1, 6), hours: [[7, 13]] },
  'imran-qureshi': {
    days: to(1, 5),
    hours: [
      [8, 11],
      [18, 22],
    ],
  },
  'devika-menon': { days: to(1, 7), hours: [[16, 21]] },
  'tenzin-wangchuk': { days: to(1, 5), hours: [[7, 12]] },
  'saira-bano-ansari': { days: to(1, 4), hours: [[11, 17]] },
  'jignesh-patel': { days: to(2, 7), hours: [[18, 23]] },
  'aarav-kulkarni': { days: to(3, 7), hours: [[12, 20]] },
  'nandini-joseph': { days: to(1, 5), hours: [[9, 12]] },
};

/** The desk keeps the published business hours (spec §9). */
const deskWeeks: readonly Week[] = [
  { days: to(1, 5), hours: [[8, 18]] },
  { days: [6], hours: [[9, 16]] },
];

/** Ids that demo databases of earlier versions have already keep their names. */
const earlier: Readonly<Record<string, string>> = { 'ananya-krishnan': 'ananya' };
const nameOf = (slug: string) => earlier[slug] ?? slug;

export const calendars: Prisma.CalendarCreateManyInput[] = [
  { id: sampleId('calendar desk') },
  ...Object.keys(weeks).map((slug) => ({
    id: sampleId(`calendar ${nameOf(slug)}`),
    therapistId: therapistId(slug),
  })),
];

function rows(name: string, { days, hours }: Week): Prisma.AvailabilityHoursCreateManyInput[] {
  return days.flatMap((weekday) =>
    hours.map(([from, until], part) => ({
      // The first row of a day is named as it always was.
      id: sampleId(`${name} hours ${weekday}${part === 0 ? '' : ` ${part}`}`),
      calendarId: sampleId(`calendar ${name}`),
      weekday,
      startMinute: from * 60,
      endMinute: until * 60,
    })),
  );
}

export const openHours: Prisma.AvailabilityHoursCreateManyInput[] = [
  ...deskWeeks.flatMap((week) => rows('desk', week)),
  ...Object.entries(weeks).flatMap(([slug, week]) => rows(nameOf(slug), week)),
];
