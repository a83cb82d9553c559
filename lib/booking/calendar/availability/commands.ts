import 'server-only';
import { Temporal } from 'temporal-polyfill';
import { recordAudit } from '@/lib/account/audit/record';
import type { Member } from '@/lib/account/session/session';
import { calendarWhere, type WhoseCalendar } from '@/lib/booking/calendar/availability/access';
import { endOf, furthestException } from '@/lib/booking/calendar/availability/rules';
import {
  type AvailabilityInput,
  type ExceptionInput,
  type RemovedException,
  weeklyHoursOf,
} from '@/lib/booking/calendar/availability/schema';
import { dayOnClock } from '@/lib/format/wall-clock';
import { db, type Tx } from '@/lib/server/db';
import type { CallingRequest } from '@/lib/server/request/read-request';

type Context = {
  readonly viewer: Member;
  readonly whose: WhoseCalendar;
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};

type Locked = { readonly id: string; readonly timeZone: string; readonly updatedAt: Date };

/** Locks the calendar, so that other changes wait. */
async function lockCalendar(tx: Tx, therapistId: string | null): Promise<Locked | null> {
  const [found] = await tx.$queryRaw<Locked[]>`
    SELECT id::text AS id, time_zone AS "timeZone", updated_at AS "updatedAt" FROM calendars
    WHERE therapist_id IS NOT DISTINCT FROM ${therapistId}::uuid FOR UPDATE`;
  return found ?? null;
}

/** The locked calendar, created if there was none; `basis` is then empty, as on the page without a calendar. */
async function openCalendar(
  tx: Tx,
  therapistId: string | null,
  timeZone: string,
): Promise<Locked & { readonly basis: string }> {
  const { count } = await tx.calendar.createMany({ data: { therapistId, timeZone }, skipDuplicates: true });
  const locked = await lockCalendar(tx, therapistId);
  if (!locked) throw new Error('The calendar was not kept.');
  return { ...locked, basis: count > 0 ? '' : locked.updatedAt.toISOString() };
}

async function note(
  tx: Tx,
  { viewer, whose, request }: Context,
  calendarId: string,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  await recordAudit(tx, {
    actor: viewer,
    action: 'availability.changed',
    subject: { table: 'calendars', id: calendarId },
    ...(whose === 'own' && { subjectUserId: viewer.userId }),
    details,
    request,
  });
}

/**
 * Saves the week and the settings of the viewer's calendar as a whole. Public pages read the calendar on each visit,
 * so they show it at once. Booked appointments stay, whatever the new hours are.
 * @returns `stale` when the calendar is no longer the version that the form came from; nothing changes then
 */
export async function saveAvailability(
  context: Context,
  input: AvailabilityInput,
): Promise<'saved' | 'stale' | 'not-linked'> {
  const where = await calendarWhere(context.viewer, context.whose);
  if (!where) return 'not-linked';
  const { timeZone, slotMinutes, bufferMinutes, noticeHours, horizonDays, cancelNoticeHours } = input;
  return db.$transaction(async (tx) => {
    const { id, basis } = await openCalendar(tx, where.therapistId, timeZone);
    if (basis !== input.basis) return 'stale';
    await tx.calendar.update({
      where: { id },
      data: {
        timeZone,
        slotMinutes,
        bufferMinutes,
        noticeMinutes: noticeHours * 60,
        horizonDays,
        cancelNoticeHours,
      },
    });
    const hours = weeklyHoursOf(input);
    await tx.availabilityHours.deleteMany({ where: { calendarId: id } });
    await tx.availabilityHours.createMany({ data: hours.map((row) => ({ ...row, calendarId: id })) });
    await note(tx, context, id, { what: 'hours', stretches: hours.length });
    return 'saved';
  });
}

/** Every day from the first to the last, in the form of the column. */
function datesOf({ firstDate, lastDate }: Pick<ExceptionInput, 'firstDate' | 'lastDate'>): Date[] {
  const first = Temporal.PlainDate.from(firstDate);
  const { days } = first.until(lastDate || firstDate, { largestUnit: 'day' });
  return Array.from({ length: days + 1 }, (_, after) => new Date(first.add({ days: after }).toString()));
}

/**
 * Enters days that differ from the week. Closing a whole day removes what was entered for it before; hours entered
 * for such a day afterwards are open.
 * @returns `overlap` when an entry of this kind already has the time, `closed` when the whole day is already closed
 */
export async function addException(
  context: Context,
  input: ExceptionInput,
  now: Date = new Date(),
): Promise<'added' | 'overlap' | 'closed' | 'past' | 'too-far' | 'no-calendar' | 'not-linked'> {
  const where = await calendarWhere(context.viewer, context.whose);
  if (!where) return 'not-linked';
  return db.$transaction(async (tx) => {
    const calendar = await lockCalendar(tx, where.therapistId);
    if (!calendar) return 'no-calendar';
    const today = dayOnClock(now.getTime(), calendar.timeZone);
    if (input.firstDate < today.toString()) return 'past';
    if ((input.lastDate || input.firstDate) > today.add({ days: furthestException }).toString())
      return 'too-far';
    const days = datesOf(input);
    const onThem = { calendarId: calendar.id, onDate: { in: days } };
    const kind = input.kind === 'extra' ? 'extra' : 'closed';
    const whole = input.kind === 'closed' || input.from === null || input.until === null;
    const stretch = whole
      ? { startMinute: null, endMinute: null }
      : { startMinute: input.from, endMinute: endOf(input.until ?? 0) };
    if (stretch.startMinute === null || stretch.endMinute === null) {
      await tx.availabilityException.deleteMany({ where: onThem });
    } else {
      const present = await tx.availabilityException.findMany({
        where: { ...onThem, kind },
        select: { startMinute: true, endMinute: true },
      });
      const { startMinute, endMinute } = stretch;
      if (present.some((row) => row.startMinute === null)) return 'closed';
      if (
        present.some((row) => (row.startMinute ?? 0) < endMinute && startMinute < (row.endMinute ?? 1440))
      ) {
        return 'overlap';
      }
    }
    await tx.availabilityException.createMany({
      data: days.map((onDate) => ({ calendarId: calendar.id, onDate, kind, ...stretch })),
    });
    await note(tx, context, calendar.id, { what: `${kind} added`, days: days.length });
    return 'added';
  });
}

/** Removes days that differ from the week, grouped as the list showed them. */
export async function removeException(
  context: Context,
  { kind, firstDate, lastDate, startMinute, endMinute }: RemovedException,
): Promise<'removed' | 'gone'> {
  const where = await calendarWhere(context.viewer, context.whose);
  if (!where) return 'gone';
  return db.$transaction(async (tx) => {
    const calendar = await lockCalendar(tx, where.therapistId);
    if (!calendar) return 'gone';
    const { count } = await tx.availabilityException.deleteMany({
      where: {
        calendarId: calendar.id,
        kind,
        onDate: { gte: new Date(firstDate), lte: new Date(lastDate) },
        startMinute,
        endMinute,
      },
    });
    if (count === 0) return 'gone';
    await note(tx, context, calendar.id, { what: `${kind} removed`, days: count });
    return 'removed';
  });
}
