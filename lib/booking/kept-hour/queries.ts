import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { keptHourColumns } from '@/lib/booking/kept-hour/columns';
import { hourInWords, type KeptHour } from '@/lib/booking/kept-hour/rules';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

export type OwnKeptHours = {
  /** IANA zone, first lengths and kept hours of the viewer's calendar; null without one. */
  readonly timeZone: string;
  readonly slotMinutes: number;
  readonly hours: readonly (KeptHour & { readonly id: string; readonly words: string })[];
};

/** The hours that the viewer keeps for one of their clients, or for a card; null without a calendar. */
export async function keptHoursFor(
  viewer: Member,
  whom: { readonly clientId: string } | { readonly cardId: string },
): Promise<OwnKeptHours | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const found = await db.calendar.findUnique({
    relationLoadStrategy: 'join',
    where: { therapistId: therapist.id },
    select: {
      timeZone: true,
      slotMinutes: true,
      keptHours: {
        where: whom,
        orderBy: [{ weekday: 'asc' }, { startMinute: 'asc' }, { id: 'asc' }],
        select: { id: true, ...keptHourColumns },
      },
    },
  });
  if (!found) return null;
  const { timeZone, slotMinutes, keptHours } = found;
  return { timeZone, slotMinutes, hours: keptHours.map((hour) => ({ ...hour, words: hourInWords(hour) })) };
}
