import 'server-only';
import { Temporal } from 'temporal-polyfill';
import { site } from '@/content/site';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { calendarWhere, type WhoseCalendar } from '@/lib/booking/calendar/availability/access';
import { calendarShown, endOf, furthestException } from '@/lib/booking/calendar/availability/rules';
import {
  type AvailabilityInput,
  type ExceptionInput,
  type RemovedException,
  weeklyHoursOf,
} from '@/lib/booking/calendar/availability/schema';
import { settingsColumns } from '@/lib/booking/calendar/columns';
import { lockCalendar, openCalendar } from '@/lib/booking/calendar/open';
import { dayOnClock } from '@/lib/format/wall-clock';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type Context = {
  readonly viewer: Member;
  readonly whose: WhoseCalendar;
  readonly request: AuditedRequest;
};

/** The form's values of the calendar now; null before any hours were entered. */
async function shownOf(tx: Tx, id: string): Promise<Shown | null> {
  const { hours, noticeMinutes, ...settings } = await tx.calendar.findUniqueOrThrow({
    where: { id },
    select: settingsColumns,
  });
  if (hours.length === 0) return null;
  return calendarShown(hours, { ...settings, noticeHours: Math.ceil(noticeMinutes / 60) });
}

/** Whether these are all places of this therapist that are not archived. */
async function arePlacesOf(
  tx: Tx,
  therapistId: string | null,
  ids: readonly (string | null)[],
): Promise<boolean> {
  const named = [...new Set(ids.flatMap((id) => id ?? []))];
  if (named.length === 0) return true;
  if (therapistId === null) return false;
  const where = { id: { in: named }, therapistId, archivedAt: null };
  return (await tx.place.count({ where })) === named.length;
}

/** The place is somebody else's while these coming sessions take place, which hold none. */
type Saved = { readonly unheld: readonly Date[] };

/** Gives each coming session in person that has no place the place that the new hours name for its time. */
async function holdPlaces(tx: Tx, calendarId: string, places: readonly (string | null)[]): Promise<Saved> {
  if (places.every((id) => id === null)) return { unheld: [] };
  const [held] = await tx.$queryRaw<Saved[]>`SELECT hold_places(${calendarId}::uuid) AS unheld`;
  return held ?? { unheld: [] };
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
 * Saves the week and the settings of the viewer's calendar as a whole. Public pages read the calendar on each
 * visit, so they show it at once. Booked appointments stay, also outside the new hours.
 * @returns the present values, if they are no longer the shown ones; nothing changes then
 */
export async function saveAvailability(
  context: Context,
  given: AvailabilityInput,
): Promise<'not-linked' | 'no-place' | Saved | { readonly wrote: Shown; readonly current: Shown }> {
  const where = await calendarWhere(context.viewer, context.whose);
  if (!where) return 'not-linked';
  // Consultations of the service make nobody a client, and have the length that public pages say.
  const fixed = { slotMinutes: site.consultationMinutes, newClientsAWeek: null };
  const input = where.therapistId === null ? { ...given, ...fixed } : given;
  const {
    timeZone,
    slotMinutes,
    bufferMinutes,
    noticeHours,
    horizonDays,
    cancelNoticeHours,
    newClientsAWeek,
  } = input;
  return db.$transaction(async (tx) => {
    const { id } = await openCalendar(tx, where.therapistId, timeZone);
    const hours = weeklyHoursOf(input);
    const [wrote, current] = [calendarShown(hours, input), await shownOf(tx, id)];
    if (current && isOutdated(input.basis, wrote, current)) return { wrote, current };
    const places = hours.map(({ place }) => place?.id ?? null);
    if (!(await arePlacesOf(tx, where.therapistId, places))) return 'no-place';
    await tx.calendar.update({
      where: { id },
      data: {
        timeZone,
        slotMinutes,
        bufferMinutes,
        noticeMinutes: noticeHours * 60,
        horizonDays,
        cancelNoticeHours,
        newClientsAWeek,
      },
    });
    await tx.availabilityHours.deleteMany({ where: { calendarId: id } });
    await tx.availabilityHours.createMany({
      data: hours.map(({ place, ...row }) => ({ ...row, calendarId: id, placeId: place?.id ?? null })),
    });
    await note(tx, context, id, { what: 'hours', stretches: hours.length });
    return holdPlaces(tx, id, places);
  });
}

/** Every day from the first to the last, in the form of the column. */
function datesOf({ firstDate, lastDate }: Pick<ExceptionInput, 'firstDate' | 'lastDate'>): Date[] {
  const first = Temporal.PlainDate.from(firstDate);
  const { days } = first.until(lastDate || firstDate, { largestUnit: 'day' });
  return Array.from({ length: days + 1 }, (_, after) => new Date(first.add({ days: after }).toString()));
}

/**
 * Enters days that differ from the week. Closing a whole day removes its earlier entries; hours entered for
 * it afterwards are open.
 * @returns `overlap` when an entry of this kind already has the time, `closed` when the whole day is already
 * closed
 */
export async function addException(
  context: Context,
  input: ExceptionInput,
): Promise<Saved | 'overlap' | 'closed' | 'past' | 'too-far' | 'no-calendar' | 'not-linked' | 'no-place'> {
  const now = new Date();
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
    const placeId = kind === 'extra' ? input.place : null;
    if (!(await arePlacesOf(tx, where.therapistId, [placeId]))) return 'no-place';
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
      data: days.map((onDate) => ({ calendarId: calendar.id, onDate, kind, ...stretch, placeId })),
    });
    await note(tx, context, calendar.id, { what: `${kind} added`, days: days.length });
    return holdPlaces(tx, calendar.id, [placeId]);
  });
}

/** Removes days that differ from the week, grouped as in the list. */
export async function removeException(
  context: Context,
  { kind, firstDate, lastDate, startMinute, endMinute, place }: RemovedException,
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
        placeId: place,
      },
    });
    if (count === 0) return 'gone';
    await note(tx, context, calendar.id, { what: `${kind} removed`, days: count });
    return 'removed';
  });
}
