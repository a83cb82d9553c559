import 'server-only';
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

/**
 * The place that an arranged session holds: that of its hours. At other times a session in person is at the only
 * place of the weekly hours, unless the therapist has set another address for meeting in person.
 */
export function placeOf(
  calendar: ArrangingCalendar,
  time: Parameters<typeof placeAt>[1],
  mode: string | null,
): HeldPlace {
  const there = placeAt(calendar, time);
  if (there.placeId !== null || mode !== 'in_person' || calendar.terms?.address) return there;
  const places = new Map(
    calendar.hours.flatMap(({ place }) => (place ? [[place.id, place.premisesId]] : [])),
  );
  const [only, ...others] = places;
  return only && others.length === 0 ? { placeId: only[0], premisesId: only[1] } : there;
}
