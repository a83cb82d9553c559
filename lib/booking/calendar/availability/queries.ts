import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { isInside } from '@/lib/booking/away/times';
import { calendarWhere, type WhoseCalendar } from '@/lib/booking/calendar/availability/access';
import {
  type ExceptionEntry,
  entriesOf,
  type PreviewDay,
  previewedDays,
  previewOf,
} from '@/lib/booking/calendar/availability/preview';
import { calendarShown, usualSettings } from '@/lib/booking/calendar/availability/rules';
import { exceptionColumns, settingsColumns } from '@/lib/booking/calendar/columns';
import { exceptionOf, listFreeSlots } from '@/lib/booking/calendar/queries';
import { isWithinHours, type WeeklyHours } from '@/lib/booking/calendar/slots/rules';
import { listOwnPlaces } from '@/lib/booking/place/queries';
import { day } from '@/lib/format/duration';
import { knownTimeZone } from '@/lib/format/time-zone';
import { dayOnClock } from '@/lib/format/wall-clock';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';

/** An entry with the number of agreed appointments that its closed days contain. */
export type ShownException = ExceptionEntry & { readonly sessions: number };

export type AvailabilityView = {
  /** Version of the shown values; empty without a calendar. */
  readonly basis: string;
  readonly timeZone: string;
  readonly slotMinutes: number;
  readonly bufferMinutes: number;
  readonly noticeHours: number;
  readonly horizonDays: number;
  readonly cancelNoticeHours: number;
  /** Null for no limit; undefined for the service's calendar, which has none. */
  readonly newClientsAWeek: number | null | undefined;
  readonly hours: readonly WeeklyHours[];
  /** The places to choose from. */
  readonly places: readonly { readonly id: string; readonly name: string }[];
  /** From today onwards. */
  readonly exceptions: readonly ShownException[];
  /** Today's date on the calendar's clock. */
  readonly today: string;
  /** Bookable times in the coming two weeks; empty without a calendar. */
  readonly preview: readonly PreviewDay[];
  /** Confirmed future appointments outside these hours, soonest first: they stay. */
  readonly outside: readonly { readonly id: string; readonly startsAt: Date }[];
};

/** Most appointments read, soonest first; more than a therapist can have within the horizon. */
const mostLookedAt = 1_000;

const columns = { id: true, ...settingsColumns } as const;

/** The editor's first values without a calendar: the default settings in the zone of the viewer's profile. */
async function fresh(
  viewer: Member,
  whose: WhoseCalendar,
  places: AvailabilityView['places'],
  now: Date,
): Promise<AvailabilityView> {
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
    newClientsAWeek: whose === 'own' ? null : undefined,
    hours: [],
    places,
    exceptions: [],
    today,
    preview: [],
    outside: [],
  };
}

/** The viewer's calendar for its editor, or null when they may open none (see `calendarWhere`). */
export async function readAvailability(
  viewer: Member,
  whose: WhoseCalendar,
): Promise<AvailabilityView | null> {
  const now = new Date();
  const where = await calendarWhere(viewer, whose);
  if (!where) return null;
  const found = await db.calendar.findFirst({
    relationLoadStrategy: 'join',
    where,
    select: {
      ...columns,
      exceptions: {
        where: { onDate: { gte: new Date(now.getTime() - 2 * day) } },
        select: exceptionColumns,
      },
      bookings: {
        where: { status: 'confirmed', startsAt: { gt: now } },
        orderBy: { startsAt: 'asc' },
        take: mostLookedAt,
        select: { id: true, startsAt: true, endsAt: true },
      },
    },
  });
  const places = whose === 'own' ? ((await listOwnPlaces(viewer)) ?? []) : [];
  if (!found) return fresh(viewer, whose, places, now);
  const { noticeMinutes, bookings, ...rest } = found;
  const calendar = { ...rest, noticeMinutes, exceptions: found.exceptions.map(exceptionOf) };
  const { id: _id, timeZone, slotMinutes, bufferMinutes, horizonDays, cancelNoticeHours, hours } = calendar;
  const today = dayOnClock(now.getTime(), timeZone).toString();
  const range = { from: now, until: new Date(now.getTime() + previewedDays * day) };
  const noticeHours = Math.ceil(noticeMinutes / 60);
  const newClientsAWeek = whose === 'own' ? calendar.newClientsAWeek : undefined;
  const settings = {
    ...{ timeZone, slotMinutes, bufferMinutes, noticeHours, horizonDays, cancelNoticeHours },
    newClientsAWeek,
  };
  return {
    basis: versionOf(calendarShown(hours, settings)),
    ...settings,
    hours,
    places,
    exceptions: entriesOf(calendar.exceptions.filter(({ onDate }) => onDate >= today)).map((entry) => ({
      ...entry,
      sessions:
        entry.kind === 'closed' ? bookings.filter((booking) => isInside(entry, booking, timeZone)).length : 0,
    })),
    today,
    preview: previewOf(await listFreeSlots(calendar, { now, range }), timeZone, now),
    outside: bookings.filter((booking) => !isWithinHours(calendar, booking)),
  };
}
