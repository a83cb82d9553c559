import 'server-only';
import { z } from 'zod';
import type { MemberOf } from '@/lib/auth/session';
import { consultationDesk } from '@/lib/booking/consultation/statement';
import { type DayOfSlots, weekOfSlots } from '@/lib/booking/offer/rules';
import { bookableRange, freeSlots } from '@/lib/calendar/slots/rules';
import { db } from '@/lib/db';

/** An appointment of the viewer's at the service's own desk. */
export type OwnConsultation = {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly mode: string | null;
};

/** What the desk is to one client now. */
export type Consultation = {
  /** The zone in which the viewer reads times. */
  readonly timeZone: string;
  /** Their next appointment there, which may have begun. */
  readonly own: OwnConsultation | null;
  /** The next days on which something is free, on the viewer's clock. */
  readonly days: readonly DayOfSlots[];
};

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const minutes = z.number().int();

/** Postgres made this JSON; the schema turns its texts into moments. */
const deskRow = z.object({
  timeZone: z.string(),
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
    .object({ id: z.string(), startsAt: instant, endsAt: instant, mode: z.string().nullable() })
    .nullable(),
});

const daysShown = 3;

/** The service's consultation for a client's dashboard, in one statement: their appointment, or what is free next. */
export async function readConsultation(
  viewer: MemberOf<'client'>,
  now: Date = new Date(),
): Promise<Consultation> {
  const [row] = await db.$queryRaw<unknown[]>(consultationDesk(viewer.profile.id, now));
  const { timeZone, calendar, exceptions, taken, own } = deskRow.parse(row);
  if (!calendar) return { timeZone, own, days: [] };
  const desk = { ...calendar, exceptions };
  const week = weekOfSlots(freeSlots(desk, taken, now, bookableRange(desk, now)), timeZone, '');
  return { timeZone, own, days: week?.days.slice(0, daysShown) ?? [] };
}
