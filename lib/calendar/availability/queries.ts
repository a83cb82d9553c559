import 'server-only';
import type { Member } from '@/lib/auth/session';
import { calendarWhere, type WhoseCalendar } from '@/lib/calendar/availability/access';
import {
  type ExceptionEntry,
  entriesOf,
  type PreviewDay,
  previewedDays,
  previewOf,
} from '@/lib/calendar/availability/preview';
import { usualSettings } from '@/lib/calendar/availability/rules';
import { exceptionOf, listFreeSlots } from '@/lib/calendar/queries';
import { isWithinHours, type WeeklyHours } from '@/lib/calendar/slots/rules';
import { db } from '@/lib/db';
import { knownTimeZone } from '@/lib/time-zone';
import { dayOnClock } from '@/lib/wall-clock';

/** A calendar as its editor shows it. */
export type AvailabilityView = {
  /** Which version this is: sent along when it is saved. Empty while there is no calendar yet. */
  readonly basis: string;
  readonly timeZone: string;
  readonly slotMinutes: number;
  readonly bufferMinutes: number;
  readonly noticeHours: number;
  readonly horizonDays: number;
  readonly cancelNoticeHours: number;
  readonly hours: readonly WeeklyHours[];
  /** From today on. */
  readonly exceptions: readonly ExceptionEntry[];
  /** The day it is on the calendar's clock. */
  readonly today: string;
  /** What can be booked in the coming two weeks as things stand; empty while there is no calendar. */
  readonly preview: readonly PreviewDay[];
  /** Confirmed appointments to come that lie outside of these hours, soonest first: they stay. */
  readonly outside: readonly { readonly id: string; readonly startsAt: Date }[];
};

const day = 86_400_000;
/** Appointments looked at, soonest first; more than anybody can hold within the horizon. */
const mostLookedAt = 1_000;

const columns = {
  id: true,
  timeZone: true,
  slotMinutes: true,
  bufferMinutes: true,
  noticeMinutes: true,
  horizonDays: true,
  cancelNoticeHours: true,
  updatedAt: true,
  hours: { select: { weekday: true, startMinute: true, endMinute: true } },
} as const;

/** What the editor begins with for who has no calendar: the usual settings on the clock of their profile. */
async function fresh(viewer: Member, now: Date): Promise<AvailabilityView> {
  const { timeZone: own } = await db.profile.findUniqueOrThrow({
    where: { id: viewer.profile.id },
    select: { timeZone: true },
  });
  const timeZone = knownTimeZone(own) ?? 'Asia/Kolkata';
  const today = dayOnClock(now.getTime(), timeZone).toString();
  return {
    basis: '',
    timeZone,
    ...usualSettings,
    hours: [],
    exceptions: [],
    today,
    preview: [],
    outside: [],
  };
}

/** The viewer's calendar for its editor, or null where they have none to open (see `calendarWhere`). */
export async function readAvailability(
  viewer: Member,
  whose: WhoseCalendar,
  now: Date = new Date(),
): Promise<AvailabilityView | null> {
  const where = await calendarWhere(viewer, whose);
  if (!where) return null;
  const found = await db.calendar.findFirst({
    where,
    select: {
      ...columns,
      exceptions: {
        where: { onDate: { gte: new Date(now.getTime() - 2 * day) } },
        select: { kind: true, onDate: true, startMinute: true, endMinute: true },
      },
      bookings: {
        where: { status: 'confirmed', startsAt: { gt: now } },
        orderBy: { startsAt: 'asc' },
        take: mostLookedAt,
        select: { id: true, startsAt: true, endsAt: true },
      },
    },
  });
  if (!found) return fresh(viewer, now);
  const { updatedAt, noticeMinutes, bookings, ...rest } = found;
  const calendar = { ...rest, noticeMinutes, exceptions: found.exceptions.map(exceptionOf) };
  const { id: _id, timeZone, slotMinutes, bufferMinutes, horizonDays, cancelNoticeHours, hours } = calendar;
  const today = dayOnClock(now.getTime(), timeZone).toString();
  const range = { from: now, until: new Date(now.getTime() + previewedDays * day) };
  return {
    basis: updatedAt.toISOString(),
    timeZone,
    slotMinutes,
    bufferMinutes,
    noticeHours: Math.ceil(noticeMinutes / 60),
    horizonDays,
    cancelNoticeHours,
    hours,
    exceptions: entriesOf(calendar.exceptions.filter(({ onDate }) => onDate >= today)),
    today,
    preview: previewOf(await listFreeSlots(calendar, { now, range }), timeZone, now),
    outside: bookings.filter((booking) => !isWithinHours(calendar, booking)),
  };
}
