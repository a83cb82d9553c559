import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ComingSession } from '@/lib/booking/calendar/import/judge';
import { bookedWhere } from '@/lib/booking/calendar/queries';
import { premisesOf } from '@/lib/booking/calendar/slots/rules';
import { enqueueReminders } from '@/lib/booking/enqueue';
import { atPlace, storedMeeting } from '@/lib/booking/meeting/rules';
import { readTerms } from '@/lib/booking/meeting/terms';
import { settled } from '@/lib/booking/paying/terms';
import { type ArrangingCalendar, placeOf } from '@/lib/booking/schedule/calendar';
import { setPersons } from '@/lib/care/participant/commands';
import { minute } from '@/lib/format/duration';
import type { Tx } from '@/lib/server/db';

type Arrangement = {
  readonly therapistId: string;
  readonly calendar: ArrangingCalendar;
  readonly importId: string;
  readonly mode: string;
  readonly remind: boolean;
};

/** Bookings of one query. */
const step = 500;

/** Beginnings that the answer to a refused import names. */
const mostMet = 5;

/**
 * Writes imported sessions and their bookings; those of a person on a client card are a guest's, until they accept
 * their invitation. All rows have one moment, so that an undo finds those that were not touched since.
 * @returns the first beginnings whose time or place another appointment holds: the caller must roll back then
 */
export async function arrangeImported(
  tx: Tx,
  { therapistId, calendar, importId, mode, remind }: Arrangement,
  sessions: readonly ComingSession[],
  now: Date,
): Promise<readonly Date[]> {
  // A hold that has run out blocks its time until it is released.
  await tx.booking.updateMany({
    where: { ...bookedWhere(calendar.id, premisesOf(calendar)), status: 'held', heldUntil: { lte: now } },
    data: { status: 'released' },
  });
  const terms = await readTerms(tx, calendar.id);
  const made = { createdAt: now, updatedAt: now };
  const series = new Map<string, string>();
  const rows = sessions.map((session) => ({
    ...session,
    bookingId: randomUUID(),
    there: placeOf(calendar, session, mode),
  }));
  const named = [...new Set(rows.flatMap(({ there }) => there.placeId ?? []))];
  const found = await tx.place.findMany({ where: { id: { in: named } } });
  const places = new Map(found.map((place) => [place.id, place]));
  for (let start = 0; start < rows.length; start += step) {
    const part = rows.slice(start, start + step);
    const written = await tx.booking.createManyAndReturn({
      data: part.map(({ bookingId, person, startsAt, endsAt, blockedUntil, there }) => ({
        ...{ id: bookingId, calendarId: calendar.id, startsAt, endsAt, blockedUntil },
        viewerTimeZone: person.timeZone ?? calendar.timeZone,
        mode,
        ...settled,
        ...there,
        ...storedMeeting(mode, atPlace(terms, places.get(there.placeId ?? '') ?? null)),
        cancelNoticeHours: calendar.cancelNoticeHours,
        status: 'confirmed',
        confirmedAt: now,
        ...made,
      })),
      // Waits for whoever is taking one of these times or places; the exclusion constraints decide.
      skipDuplicates: true,
      select: { id: true },
    });
    if (written.length < part.length) {
      const ids = new Set(written.map(({ id }) => id));
      const met = part.filter(({ bookingId }) => !ids.has(bookingId));
      return met.slice(0, mostMet).map(({ startsAt }) => startsAt);
    }
    await setPersons(
      tx,
      part.map(({ bookingId, person: { isCard, id, name, email, phone } }) => ({
        bookingId,
        ...(isCard ? { name, email, phone } : { clientId: id }),
      })),
    );
    await tx.therapySession.createMany({
      data: part.map(({ bookingId, person, startsAt, endsAt, series: of }) => {
        const key = of && `${of} ${person.id}`;
        if (key && !series.has(key)) series.set(key, randomUUID());
        return {
          ...{
            therapistId,
            clientId: person.isCard ? null : person.id,
            bookingId,
            mode,
            sessionDate: startsAt,
          },
          durationMinutes: Math.round((endsAt.getTime() - startsAt.getTime()) / minute),
          seriesId: (key && series.get(key)) ?? null,
          ...made,
        };
      }),
    });
    await tx.importedSession.createMany({
      data: part.map(({ key, bookingId, person }) => ({
        ...{ therapistId, importId, bookingId, key, createdAt: now },
        cardId: person.isCard ? person.id : null,
      })),
    });
    if (!remind) continue;
    for (const { bookingId, startsAt } of part.filter(({ person }) => !person.isCard))
      await enqueueReminders(tx, { id: bookingId, icsSequence: 0, startsAt }, now);
  }
  return [];
}
