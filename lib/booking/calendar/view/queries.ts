import 'server-only';
import { Temporal } from 'temporal-polyfill';
import type { Member } from '@/lib/account/session/session';
import { usualSettings } from '@/lib/booking/calendar/availability/rules';
import { busyBetween } from '@/lib/booking/calendar/busy/queries';
import { exceptionColumns, hoursColumns } from '@/lib/booking/calendar/columns';
import { exceptionOf } from '@/lib/booking/calendar/queries';
import { type DayException, openTimesOn, type WeeklyHours } from '@/lib/booking/calendar/slots/rules';
import {
  type Days,
  daysOf,
  listedDays,
  mostDays,
  type Shown,
  shownOf,
} from '@/lib/booking/calendar/view/rules';
import { type EntryRow, entriesBetween } from '@/lib/booking/calendar/view/sql';
import { keptHourColumns } from '@/lib/booking/kept-hour/columns';
import type { KeptHour } from '@/lib/booking/kept-hour/rules';
import { timesOf } from '@/lib/booking/kept-hour/times';
import { proposalBasis } from '@/lib/booking/proposal/rules';
import { nameOf } from '@/lib/care/participant/columns';
import { erasedGuest, inWords, sessionModes, sessionStatuses } from '@/lib/care/session/rules';
import { knownTimeZone } from '@/lib/format/time-zone';
import { dayOnClock, instantOnClock, startOfDay } from '@/lib/format/wall-clock';
import { feePaymentStateOf } from '@/lib/payment/appointment/fee';
import { feeInList } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

export type CalendarEntry = {
  /** `hold`: a person is booking this time now. */
  readonly kind: 'session' | 'hold';
  /** Id of the session, or of the booking of a hold. */
  readonly id: string;
  /** The client's name, or the word for a hold. */
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The beginning on the calendar's clock: "2026-11-24T18:30". */
  readonly local: string;
  /** End of the buffer after it. */
  readonly freeFrom: Date;
  readonly heldUntil: Date | null;
  readonly status: string;
  /** "Scheduled", "Missed" …; `mode` is in words too. */
  readonly statusText: string;
  readonly mode: string | null;
  readonly kindName: string | null;
  /** The state of its payment: "Paid", "Not paid yet" …; empty if nothing is due. */
  readonly fee: string;
  /** Its payment is still to come. */
  readonly unpaid: boolean;
  /** A proposed beginning that the client has not answered. */
  readonly proposedStartsAt: Date | null;
  /** Whether another time can be proposed, and the state from which a proposal starts. */
  readonly movable: boolean;
  readonly basis: string;
  readonly inSeries: boolean;
  readonly cancelled: boolean;
};

type Time = { readonly startsAt: Date; readonly endsAt: Date };

/** A range of a therapist's own calendar. */
export type CalendarView = Shown & {
  readonly days: Days;
  /** The days of the list, which a phone shows in place of a week. */
  readonly listed: Days;
  /** IANA zone of all its times. */
  readonly timeZone: string;
  readonly today: string;
  readonly slotMinutes: number;
  /** By beginning. */
  readonly entries: readonly CalendarEntry[];
  readonly open: readonly Time[];
  readonly exceptions: readonly DayException[];
  /** Busy times from the therapist's other calendar, and kept hours. */
  readonly busy: readonly BusyEntry[];
};

/** Busy time within one day, with its beginning on the calendar's clock. */
export type BusyEntry = Time & {
  readonly local: string;
  readonly wholeDay: boolean;
  /** "Busy", or the client for whom the hour is kept. */
  readonly title: string;
};

function statusInWords(kind: CalendarEntry['kind'], status: string): string {
  return kind === 'hold' ? 'On hold' : inWords(sessionStatuses, status);
}

/** "2026-11-24T18:30" on the calendar's own clock. */
function localOf(moment: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

/** A stretch of busy time, split by day on the calendar's clock. */
function* daysOfBusy({ startsAt, endsAt }: Time, timeZone: string): Generator<BusyEntry> {
  let begins = startsAt;
  while (begins < endsAt) {
    const day = dayOnClock(begins.getTime(), timeZone);
    const midnight = new Date(instantOnClock(day, 1440, timeZone));
    const ends = midnight < endsAt ? midnight : endsAt;
    const local = localOf(begins, timeZone);
    const wholeDay = local.endsWith('T00:00') && ends >= midnight;
    yield { startsAt: begins, endsAt: ends, local, wholeDay, title: 'Busy' };
    begins = ends;
  }
}

async function busyIn(calendarId: string | null, range: { from: Date; until: Date }, timeZone: string) {
  if (calendarId === null) return [];
  const found = await busyBetween([calendarId], range);
  return found.flatMap(({ startsAt, blockedUntil }) => {
    const begins = Math.max(startsAt.getTime(), range.from.getTime());
    const ends = Math.min(blockedUntil.getTime(), range.until.getTime());
    return [...daysOfBusy({ startsAt: new Date(begins), endsAt: new Date(ends) }, timeZone)];
  });
}

/** The kept hours of a range that are still to come and in which nothing is booked yet. */
function keptIn(
  { keptHours, ...clock }: Pick<Settings, 'keptHours' | 'timeZone' | 'bufferMinutes'>,
  range: { readonly from: Date; readonly until: Date },
  entries: readonly CalendarEntry[],
  now: Date,
): BusyEntry[] {
  const booked = entries.filter(({ cancelled }) => !cancelled);
  return keptHours.flatMap((hour) =>
    timesOf(hour, clock, range)
      .filter((time) => time.endsAt > now)
      .filter((time) => !booked.some((one) => one.startsAt < time.endsAt && time.startsAt < one.endsAt))
      .map(({ startsAt, endsAt }) => ({
        ...{ startsAt, endsAt, local: localOf(startsAt, clock.timeZone), wholeDay: false },
        title: `Kept for ${nameOf({ client: hour.client, name: hour.card?.name ?? null })}`,
      })),
  );
}

function entryOf(row: EntryRow, timeZone: string, now: Date): CalendarEntry {
  const { bookingId, sessionId, seriesId, name, proposedStartsAt, startsAt, status, mode } = row;
  const { endsAt, freeFrom, heldUntil, fee, onPlan, payments } = row;
  const kind = status === 'held' ? 'hold' : 'session';
  const cancelled = status === 'cancelled';
  // A held time has no fee yet.
  const priced = kind === 'hold' ? null : feePaymentStateOf({ fee, onPlan, payments: payments ?? [] });
  return {
    endsAt,
    freeFrom,
    heldUntil,
    kind,
    id: sessionId ?? bookingId ?? '',
    title: kind === 'hold' ? 'Being booked' : (name ?? erasedGuest),
    startsAt,
    local: localOf(startsAt, timeZone),
    status,
    statusText: statusInWords(kind, status),
    cancelled,
    mode: mode && inWords(sessionModes, mode),
    kindName: row.kindName,
    fee: priced ? feeInList(priced, cancelled) : '',
    unpaid: priced?.state === 'due' && !cancelled,
    proposedStartsAt,
    // A client or guest must agree to another time, and an erased guest cannot.
    movable: bookingId !== null && status === 'scheduled' && name !== null && startsAt > now,
    basis: proposalBasis({ startsAt, proposedStartsAt }),
    inSeries: seriesId !== null,
  };
}

/** Every day of a range, at most a month's sheet. */
function daysIn({ from, until }: Days): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(from);
  const count = Math.min(mostDays, first.until(until, { largestUnit: 'day' }).days);
  return Array.from({ length: count }, (_, days) => first.add({ days }));
}

const settings = {
  id: true,
  timeZone: true,
  slotMinutes: true,
  bufferMinutes: true,
  keptHours: {
    select: {
      ...keptHourColumns,
      client: { select: { firstName: true, lastName: true } },
      card: { select: { name: true } },
    },
  },
  hours: { select: hoursColumns },
} as const;

type Settings = {
  readonly id: string | null;
  readonly timeZone: string;
  readonly slotMinutes: number;
  readonly bufferMinutes: number;
  readonly keptHours: readonly (KeptHour & {
    readonly client: { readonly firstName: string; readonly lastName: string } | null;
    readonly card: { readonly name: string | null } | null;
  })[];
  readonly hours: readonly WeeklyHours[];
};

/** The therapist's calendar; without one, an empty one in the zone of their profile. */
async function settingsOf(viewer: Member, therapistId: string): Promise<Settings> {
  const found = await db.calendar.findUnique({
    relationLoadStrategy: 'join',
    where: { therapistId },
    select: settings,
  });
  if (found) return found;
  const { timeZone } = await db.profile.findUniqueOrThrow({
    where: { id: viewer.profile.id },
    select: { timeZone: true },
  });
  return {
    id: null,
    timeZone: knownTimeZone(timeZone) ?? 'Asia/Kolkata',
    slotMinutes: usualSettings.slotMinutes,
    bufferMinutes: usualSettings.bufferMinutes,
    keptHours: [],
    hours: [],
  };
}

async function exceptionsIn(calendarId: string | null, { from, until }: Days): Promise<DayException[]> {
  if (calendarId === null) return [];
  const rows = await db.availabilityException.findMany({
    where: { calendarId, onDate: { gte: new Date(from), lt: new Date(until) } },
    orderBy: [{ onDate: 'asc' }, { startMinute: 'asc' }, { id: 'asc' }],
    take: 1_000,
    select: exceptionColumns,
  });
  return rows.map(exceptionOf);
}

/**
 * The viewer's own calendar around a day: at most six weeks. Null until their account is linked.
 * @param asked view and day from the address; an invalid one becomes this week
 */
export async function readOwnCalendar(
  viewer: Member,
  asked: { readonly view: string; readonly date: string; readonly cancelled?: string },
): Promise<CalendarView | null> {
  const now = new Date();
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const calendar = await settingsOf(viewer, therapist.id);
  const { id: calendarId, timeZone, slotMinutes, hours } = calendar;
  const today = dayOnClock(now.getTime(), timeZone).toString();
  const shown = shownOf({ cancelled: '', ...asked }, today);
  const [days, listed] = [daysOf(shown), listedDays(shown)];
  // Days in this form are in the order of their texts.
  const [from = '', until = ''] = [[days.from, listed.from].sort()[0], [days.until, listed.until].sort()[1]];
  const range = { from: startOfDay(from, timeZone), until: startOfDay(until, timeZone) };
  const [rows, exceptions, busy] = await Promise.all([
    db.$queryRaw<EntryRow[]>(
      entriesBetween({ therapistId: therapist.id, calendarId, cancelled: !shown.hidden }, range, now),
    ),
    exceptionsIn(calendarId, { from, until }),
    busyIn(calendarId, range, timeZone),
  ]);
  const entries = rows.map((row) => entryOf(row, timeZone, now));
  return {
    ...shown,
    days,
    listed,
    timeZone,
    today,
    slotMinutes,
    entries,
    open: daysIn(days).flatMap((day) => openTimesOn({ hours, exceptions, timeZone }, day)),
    exceptions,
    busy: [...busy, ...keptIn(calendar, range, entries, now)],
  };
}
