import 'server-only';
import { openCalendar } from '@/lib/booking/calendar/open';
import { atPlace, storedMeeting } from '@/lib/booking/meeting/rules';
import { readTerms } from '@/lib/booking/meeting/terms';
import { settled } from '@/lib/booking/paying/terms';
import { placeOf, placeOfKind, readArranging } from '@/lib/booking/schedule/calendar';
import { idHere } from '@/lib/care/note/brought';
import { setPerson } from '@/lib/care/participant/commands';
import type { BroughtSession } from '@/lib/care/session/brought';
import { minute } from '@/lib/format/duration';
import type { Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';

/**
 * Writes coming sessions of another installation, each with a booking that reserves its time, without a break after
 * it. No fee is asked for, and nobody is notified or reminded.
 * @returns their ids there, without those whose time or place another appointment has
 */
export async function reserveSessions(
  tx: Tx,
  therapist: { readonly id: string },
  sessions: readonly BroughtSession[],
  now: Date,
): Promise<string[]> {
  const { id: calendarId, timeZone } = await openCalendar(tx, therapist.id);
  const calendar = await readArranging(tx, { id: calendarId });
  const { cancelNoticeHours } = calendar;
  const terms = await readTerms(tx, calendarId);
  const reserved: string[] = [];
  for (const { id, seriesId, kindId, ...session } of sessions) {
    const { clientId, mode, sessionDate: startsAt, durationMinutes } = session;
    const endsAt = new Date(startsAt.getTime() + durationMinutes * minute);
    const kind =
      kindId === null
        ? null
        : await tx.sessionKind.findUnique({ where: { id: kindId }, select: { name: true } });
    const own = mode === 'in_person' && kindId !== null ? await placeOfKind(tx, kindId) : null;
    const there = own ?? placeOf(calendar, { startsAt, endsAt }, mode);
    const place = there.placeId === null ? null : await tx.place.findUnique({ where: { id: there.placeId } });
    const booking = await insertOnce(tx.booking, {
      ...{ calendarId, startsAt, endsAt, blockedUntil: endsAt, viewerTimeZone: timeZone, mode },
      ...there,
      ...(kind && { kindId, kindName: kind.name }),
      ...settled,
      ...(mode && storedMeeting(mode, atPlace(terms, place))),
      ...{ cancelNoticeHours, status: 'confirmed', confirmedAt: now },
    });
    if (!booking) continue;
    await setPerson(tx, booking.id, { clientId });
    await tx.therapySession.create({
      data: {
        ...session,
        id: idHere(therapist.id, id),
        therapistId: therapist.id,
        bookingId: booking.id,
        seriesId: seriesId && idHere(therapist.id, seriesId),
      },
    });
    reserved.push(id);
  }
  return reserved;
}
