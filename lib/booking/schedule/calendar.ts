import 'server-only';
import { Temporal } from 'temporal-polyfill';
import { exceptionColumns, hoursColumns } from '@/lib/booking/calendar/columns';
import { exceptionOf } from '@/lib/booking/calendar/queries';
import { type HeldPlace, placeAt } from '@/lib/booking/calendar/slots/rules';
import type { Tx } from '@/lib/server/db';

/** A calendar in which its therapist arranges sessions, outside its hours too; null if there is none. */
export async function findArranging(
  client: Pick<Tx, 'calendar'>,
  where: { readonly id: string } | { readonly therapistId: string },
) {
  const found = await client.calendar.findUnique({
    where,
    select: {
      ...{ id: true, timeZone: true, bufferMinutes: true, cancelNoticeHours: true },
      hours: { select: hoursColumns },
      exceptions: { select: exceptionColumns },
      terms: { select: { address: true } },
    },
  });
  return found && { ...found, exceptions: found.exceptions.map(exceptionOf) };
}

export type ArrangingCalendar = NonNullable<Awaited<ReturnType<typeof findArranging>>>;

/** The same for a calendar that there must be. */
export async function readArranging(...asked: Parameters<typeof findArranging>): Promise<ArrangingCalendar> {
  const found = await findArranging(...asked);
  if (!found) throw new Error('The calendar is gone.');
  return found;
}

type Time = Parameters<typeof placeAt>[1];

/**
 * The place that an arranged session holds: that of its hours. At other times a session in person is at the only
 * place of the weekly hours, unless the therapist has set another address for meeting in person.
 * @param otherwise id of the one that is meant where the weekly hours have several places
 */
export function placeOf(
  calendar: ArrangingCalendar,
  time: Time,
  mode: string | null,
  otherwise: string | null = null,
): HeldPlace {
  const there = placeAt(calendar, time);
  if (there.placeId !== null || mode !== 'in_person' || calendar.terms?.address) return there;
  const places = new Map(
    calendar.hours.flatMap(({ place }) => (place ? [[place.id, place.premisesId]] : [])),
  );
  const placeId = places.size === 1 ? [...places.keys()][0] : otherwise;
  const premisesId = placeId && places.get(placeId);
  return premisesId ? { placeId, premisesId } : there;
}

/** The only place at which a kind of session is offered in person; null for any. */
export async function placeOfKind(tx: Pick<Tx, 'place'>, kindId: string): Promise<HeldPlace | null> {
  const where = { archivedAt: null, kinds: { some: { id: kindId } } };
  const place = await tx.place.findFirst({ where, select: { id: true, premisesId: true } });
  return place && { placeId: place.id, premisesId: place.premisesId };
}

const week = 7 * 1440;

/** The place of the weekly hours that are nearest to a time on the calendar's clock; null if none has a place. */
export function nearestPlace({ hours, timeZone }: ArrangingCalendar, { startsAt }: Time): string | null {
  const local = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone);
  const at = (local.dayOfWeek - 1) * 1440 + local.hour * 60 + local.minute;
  const around = (from: number, until: number) => (until - from + week) % week;
  const found = hours.flatMap(({ weekday, startMinute, endMinute, place }) => {
    if (!place) return [];
    const [opens, closes] = [startMinute, endMinute].map((minutes) => (weekday - 1) * 1440 + minutes);
    return [{ place, away: Math.min(around(at, opens ?? 0), around(closes ?? 0, at)) }];
  });
  return found.toSorted((a, b) => a.away - b.away)[0]?.place.id ?? null;
}
