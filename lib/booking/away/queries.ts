import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { type AwayDays, awayReach, mostAway } from '@/lib/booking/away/rules';
import { awayRange, isInside, timeAfter } from '@/lib/booking/away/times';
import { longestException } from '@/lib/booking/calendar/availability/rules';
import { exceptionColumns, settingsColumns } from '@/lib/booking/calendar/columns';
import { exceptionOf, takenTimes } from '@/lib/booking/calendar/queries';
import type { TakenTime } from '@/lib/booking/calendar/slots/rules';
import { proposalBasis } from '@/lib/booking/proposal/rules';
import { nameColumns, nameOf, personWith } from '@/lib/care/participant/columns';
import { day, minute } from '@/lib/format/duration';
import { isCalendarDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

type AwayAppointment = {
  /** Id of the booking. */
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
  /** See `proposalBasis`. */
  readonly basis: string;
  /** Whether the client has this time already as a proposal. */
  readonly proposed: boolean;
  /** The new time that one press proposes; null if none is free in the weeks after. */
  readonly to: Date | null;
};

export type AwayView = {
  readonly days: AwayDays;
  /** IANA zone of the calendar. */
  readonly timeZone: string;
  readonly appointments: readonly AwayAppointment[];
  /** Further ones, shown once these have moved. */
  readonly more: boolean;
};

const minuteOf = (text: string) => (/^\d{1,4}$/.test(text) ? Math.min(1440, Number(text)) : null);

/** Closed days from the texts of an address; null for what no page of ours links to. */
export function awayDaysOf(
  asked: Readonly<Record<'first' | 'last' | 'from' | 'until', string>>,
): AwayDays | null {
  const { first: firstDate, last: lastDate } = asked;
  if (!isCalendarDay(firstDate) || !isCalendarDay(lastDate) || lastDate < firstDate) return null;
  if (Date.parse(lastDate) - Date.parse(firstDate) >= longestException * day) return null;
  const [startMinute, endMinute] = [minuteOf(asked.from), minuteOf(asked.until)];
  return startMinute === null || endMinute === null
    ? { firstDate, lastDate, startMinute: null, endMinute: null }
    : { firstDate, lastDate, startMinute, endMinute };
}

/**
 * The agreed appointments of the viewer's own calendar in closed days, soonest first, each with a new time.
 * Null until their account is linked or the calendar has hours.
 */
export async function readAway(viewer: Member, days: AwayDays): Promise<AwayView | null> {
  const now = new Date();
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const calendar = await db.calendar.findUnique({
    relationLoadStrategy: 'join',
    where: { therapistId: therapist.id },
    select: {
      ...{ id: true, ...settingsColumns },
      exceptions: {
        where: { onDate: { gte: new Date(Date.parse(days.lastDate) - day) } },
        select: exceptionColumns,
      },
    },
  });
  if (!calendar) return null;
  const { timeZone } = calendar;
  const open = { ...calendar, exceptions: calendar.exceptions.map(exceptionOf) };
  const { from, until } = awayRange(days, timeZone);
  const reach = { from: until, until: new Date(until.getTime() + (awayReach + 1) * day) };
  const columns = { startsAt: true, endsAt: true, proposedStartsAt: true } as const;
  const agreed = { calendarId: calendar.id, status: 'confirmed', startsAt: { gt: now } } as const;
  const [rows, taken, standing] = await Promise.all([
    db.booking.findMany({
      where: { ...agreed, endsAt: { gt: from }, AND: { startsAt: { lt: until } } },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: 1_000,
      select: {
        ...{ id: true, mode: true, ...columns },
        kind: { select: { place: { select: { id: true, archivedAt: true } } } },
        ...personWith({ ...nameColumns, clientId: true }),
      },
    }),
    takenTimes(open, reach, { now }),
    db.booking.findMany({
      where: { ...agreed, proposedStartsAt: { gte: reach.from, lt: reach.until } },
      select: columns,
    }),
  ]);
  // A proposed time may still be agreed to, so it is not proposed to another client.
  const proposals = standing.flatMap(({ startsAt, endsAt, proposedStartsAt }): TakenTime[] => {
    if (!proposedStartsAt) return [];
    const length = endsAt.getTime() - startsAt.getTime() + calendar.bufferMinutes * minute;
    return [{ startsAt: proposedStartsAt, blockedUntil: new Date(proposedStartsAt.getTime() + length) }];
  });
  const inside = rows.filter((row) => isInside(days, row, timeZone));
  const used: TakenTime[] = [...taken, ...proposals];
  const appointments = inside
    .slice(0, mostAway)
    .map(({ id, participants: [who], mode, kind, ...row }): AwayAppointment => {
      const name = nameOf(who);
      const same = { id, name: name ?? 'Appointment', startsAt: row.startsAt, basis: proposalBasis(row) };
      const { proposedStartsAt } = row;
      if (proposedStartsAt && proposedStartsAt >= until)
        return { ...same, proposed: true, to: proposedStartsAt };
      // Without a name there is nobody left who could agree.
      const only = kind?.place?.archivedAt === null ? kind.place.id : null;
      // A guest may be the person on a card.
      const keptHours = open.keptHours.filter(({ clientId, cardId }) =>
        who?.clientId ? clientId !== who.clientId : cardId === null,
      );
      const asked = { ...open, ways: mode ? [mode] : [], inPersonAt: only, keptHours };
      const slot = name !== null ? timeAfter(row, asked, used, { until, now }) : null;
      if (slot) used.push(slot);
      return { ...same, proposed: false, to: slot?.startsAt ?? null };
    });
  return { days, timeZone, appointments, more: inside.length > mostAway };
}
