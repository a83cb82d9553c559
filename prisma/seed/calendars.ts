import type { Prisma } from '@/generated/prisma/client';
import { inOwnRoom } from '@/lib/care/meeting/rules';
import type { LateRule, MissedRule } from '@/lib/payment/appointment/late';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { sampleTherapists, type Week } from './therapists';

/** The consultations calendar has the published business hours (product.md §9). */
const houseWeeks: readonly Week[] = [
  { days: [1, 2, 3, 4, 5], hours: [[8, 18]] },
  { days: [6], hours: [[9, 16]] },
];

/** Where a sample therapist meets by video: the demo's own one in our video room, the others at a fictional address. */
export function sampleRoom(slug: string): string {
  return slug === linkedSlug ? inOwnRoom : `https://meet.example.org/${slug}`;
}

const weeks = sampleTherapists.flatMap(({ slug, week }) => (week ? [{ slug, week }] : []));

/** Ids of earlier demo databases, which must not change. */
const earlier: Readonly<Record<string, string>> = { 'ananya-krishnan': 'ananya' };
const nameOf = (slug: string) => earlier[slug] ?? slug;

export const calendars: Prisma.CalendarCreateManyInput[] = [
  // The id of the consultations calendar in earlier demo databases.
  { id: sampleId('calendar desk') },
  ...weeks.map(({ slug }) => ({
    id: sampleId(`calendar ${nameOf(slug)}`),
    therapistId: therapistId(slug),
  })),
];

/** One practice has a rule of its own for late cancelling and not coming. */
const ownRules: Readonly<Record<string, { lateRule: LateRule; missedRule: MissedRule }>> = {
  'harpreet-gill': { lateRule: 'half-all-12', missedRule: 'all' },
};

/** Where the demo's calendars take place. */
export const appointmentTerms: Prisma.AppointmentTermsCreateManyInput[] = [
  { calendarId: sampleId('calendar desk'), videoLink: sampleRoom('antarman') },
  ...weeks.map(({ slug }) => ({
    calendarId: sampleId(`calendar ${nameOf(slug)}`),
    videoLink: sampleRoom(slug),
    ...ownRules[slug],
  })),
];

const atPlace = 'aarav-kulkarni';

/** One sample therapist meets people at weekends in a place. */
export const places: Prisma.PlaceCreateManyInput[] = [
  {
    id: sampleId(`place ${atPlace}`),
    therapistId: therapistId(atPlace),
    name: 'Bandra practice',
    address: '2nd floor, 1 Sample Road, Bandra West, Mumbai',
    alsoRemote: true,
  },
];

function rows(name: string, { days, hours }: Week): Prisma.AvailabilityHoursCreateManyInput[] {
  return days.flatMap((weekday) =>
    hours.map(([from, until], part) => ({
      // The id of a day's first row is that of earlier databases.
      id: sampleId(`${name} hours ${weekday}${part === 0 ? '' : ` ${part}`}`),
      calendarId: sampleId(`calendar ${name}`),
      weekday,
      startMinute: from * 60,
      endMinute: until * 60,
      placeId: name === atPlace && weekday > 5 ? sampleId(`place ${atPlace}`) : null,
    })),
  );
}

export const openHours: Prisma.AvailabilityHoursCreateManyInput[] = [
  ...houseWeeks.flatMap((week) => rows('desk', week)),
  ...weeks.flatMap(({ slug, week }) => rows(nameOf(slug), week)),
];
