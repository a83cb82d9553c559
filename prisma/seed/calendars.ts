import type { Prisma } from '@/generated/prisma/client';
import { inOwnRoom } from '@/lib/care/meeting/rules';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { sampleTherapists, type Week } from './therapists';

/** The consultations calendar has the published business hours (product.md §9). */
const houseWeeks: readonly Week[] = [
  { days: [1, 2, 3, 4, 5], hours: [[8, 18]] },
  { days: [6], hours: [[9, 16]] },
];

/** Where a sample therapist meets by video: the demo's own one in the product's room, the others at an address that nobody has. */
export function sampleRoom(slug: string): string {
  return slug === linkedSlug ? inOwnRoom : `https://meet.example.org/${slug}`;
}

const weeks = sampleTherapists.flatMap(({ slug, week }) => (week ? [{ slug, week }] : []));

/** Keeps the ids that earlier demo databases already have. */
const earlier: Readonly<Record<string, string>> = { 'ananya-krishnan': 'ananya' };
const nameOf = (slug: string) => earlier[slug] ?? slug;

export const calendars: Prisma.CalendarCreateManyInput[] = [
  // Earlier demo databases know the consultations calendar by this name.
  { id: sampleId('calendar desk') },
  ...weeks.map(({ slug }) => ({
    id: sampleId(`calendar ${nameOf(slug)}`),
    therapistId: therapistId(slug),
  })),
];

/** Where the demo's calendars meet. */
export const appointmentTerms: Prisma.AppointmentTermsCreateManyInput[] = [
  { calendarId: sampleId('calendar desk'), videoLink: sampleRoom('antarman') },
  ...weeks.map(({ slug }) => ({
    calendarId: sampleId(`calendar ${nameOf(slug)}`),
    videoLink: sampleRoom(slug),
  })),
];

function rows(name: string, { days, hours }: Week): Prisma.AvailabilityHoursCreateManyInput[] {
  return days.flatMap((weekday) =>
    hours.map(([from, until], part) => ({
      // The first row of a day keeps its old name.
      id: sampleId(`${name} hours ${weekday}${part === 0 ? '' : ` ${part}`}`),
      calendarId: sampleId(`calendar ${name}`),
      weekday,
      startMinute: from * 60,
      endMinute: until * 60,
    })),
  );
}

export const openHours: Prisma.AvailabilityHoursCreateManyInput[] = [
  ...houseWeeks.flatMap((week) => rows('desk', week)),
  ...weeks.flatMap(({ slug, week }) => rows(nameOf(slug), week)),
];
