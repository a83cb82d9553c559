import 'server-only';
import { z } from 'zod';
import type { MemberOf } from '@/lib/account/session/session';
import { bookableRange, freeSlots } from '@/lib/booking/calendar/slots/rules';
import { consultationCalendar } from '@/lib/booking/consultation/sql';
import { type DayOfSlots, weekOfSlots } from '@/lib/booking/offer/rules';
import { roomOfMembers } from '@/lib/care/meeting/room';
import { type Meeting, meetingOf } from '@/lib/care/meeting/rules';
import { db } from '@/lib/server/db';

/** One of the viewer's appointments in our own calendar. */
export type OwnConsultation = {
  readonly id: string;
  readonly linkId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The meeting of a product; null for a consultation. */
  readonly kindName: string | null;
  readonly mode: string | null;
  readonly meeting: Meeting;
};

/** The service's calendar as one client sees it now. */
export type Consultation = {
  /** The zone in which the viewer reads times. */
  readonly timeZone: string;
  /** Their next appointment there, even if it has begun. */
  readonly own: OwnConsultation | null;
  /** Their own therapists who can be booked online, the latest first. */
  readonly therapists: readonly { readonly slug: string; readonly name: string; readonly sample: boolean }[];
  /** The next days with a free time, on the viewer's clock. */
  readonly days: readonly DayOfSlots[];
};

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const minutes = z.number().int();

/** Postgres returns JSON; the schema turns its texts into dates. */
const text = z.string().nullable();

const houseRow = z.object({
  timeZone: z.string(),
  phone: text,
  therapists: z.array(z.object({ slug: z.string(), name: z.string(), sample: z.boolean() })),
  calendar: z
    .object({
      timeZone: z.string(),
      slotMinutes: minutes,
      bufferMinutes: minutes,
      noticeMinutes: minutes,
      horizonDays: minutes,
      hours: z.array(z.object({ weekday: minutes, startMinute: minutes, endMinute: minutes })),
    })
    .nullable(),
  exceptions: z.array(
    z.union([
      z.object({
        kind: z.literal('extra'),
        onDate: z.string(),
        startMinute: minutes,
        endMinute: minutes,
      }),
      z.object({
        kind: z.literal('closed'),
        onDate: z.string(),
        startMinute: minutes.nullable(),
        endMinute: minutes.nullable(),
      }),
    ]),
  ),
  taken: z.array(z.object({ startsAt: instant, blockedUntil: instant })),
  own: z
    .object({
      id: z.string(),
      linkId: z.string(),
      startsAt: instant,
      endsAt: instant,
      kindName: text,
      mode: text,
      place: z.object({
        meetingLink: text,
        meetingAddress: text,
        meetingCaller: text,
        meetingPhone: text,
        backupPhone: text,
      }),
    })
    .nullable(),
});

function ownOf(
  { place, ...appointment }: NonNullable<z.output<typeof houseRow>['own']>,
  phone: string | null,
): OwnConsultation {
  return {
    ...appointment,
    meeting: meetingOf(place, phone, roomOfMembers(appointment.id, appointment.endsAt)),
  };
}

const daysShown = 3;

/** Our consultations on a client's dashboard, in one query: their appointment, or the next free times. */
export async function readConsultation(
  viewer: MemberOf<'client'>,
  now: Date = new Date(),
): Promise<Consultation> {
  const [row] = await db.$queryRaw<unknown[]>(consultationCalendar(viewer.profile.id, now));
  const { timeZone, phone, therapists, calendar, exceptions, taken, own: found } = houseRow.parse(row);
  const own = found && ownOf(found, phone);
  if (!calendar) return { timeZone, own, therapists, days: [] };
  const house = { ...calendar, exceptions };
  const week = weekOfSlots(freeSlots(house, taken, now, bookableRange(house, now)), timeZone, '');
  return { timeZone, own, therapists, days: week?.days.slice(0, daysShown) ?? [] };
}
