import 'server-only';
import type { Tx } from '@/lib/server/db';
import { firstKind } from '@/lib/therapist/kind/queries';

type Locked = { readonly id: string; readonly timeZone: string };

/** Makes a calendar without open hours, unless there is one. @param therapistId null for the calendar of consultations */
export async function makeCalendar(
  tx: Pick<Tx, 'calendar' | 'sessionKind'>,
  therapistId: string | null,
  timeZone?: string,
): Promise<void> {
  const [kind] =
    therapistId === null
      ? []
      : await tx.sessionKind.findMany({
          where: { therapistId, archivedAt: null },
          orderBy: [...firstKind.orderBy],
          take: 1,
          select: { minutes: true },
        });
  await tx.calendar.createMany({
    data: { therapistId, ...(timeZone && { timeZone }), ...(kind && { slotMinutes: kind.minutes }) },
    skipDuplicates: true,
  });
}

/**
 * Locks a calendar, so that other changes of its terms, and new bookings in it, wait. @returns null if there
 * is none
 */
export async function lockCalendar(
  tx: Pick<Tx, '$queryRaw'>,
  therapistId: string | null,
): Promise<Locked | null> {
  const [found] = await tx.$queryRaw<Locked[]>`
    SELECT id::text AS id, time_zone AS "timeZone" FROM calendars
    WHERE therapist_id IS NOT DISTINCT FROM ${therapistId}::uuid FOR UPDATE`;
  return found ?? null;
}

/** Locks a calendar, and makes it first if needed. @param timeZone of a new one; IANA */
export async function openCalendar(
  tx: Pick<Tx, 'calendar' | 'sessionKind' | '$queryRaw'>,
  therapistId: string | null,
  timeZone?: string,
): Promise<Locked> {
  await makeCalendar(tx, therapistId, timeZone);
  const locked = await lockCalendar(tx, therapistId);
  if (!locked) throw new Error('The calendar was not saved.');
  return locked;
}
