import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { maskedAddress } from '@/lib/booking/calendar/busy/rules';
import { openAddress } from '@/lib/booking/calendar/busy/sealed';
import type { TakenTime } from '@/lib/booking/calendar/slots/rules';
import { db, type Tx } from '@/lib/server/db';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

export type BusySourceView = {
  /** "calendar.google.com/••••••"; null without the master key. */
  readonly masked: string | null;
  readonly readAt: Date | null;
  /** Busy times from now on. */
  readonly count: number;
  /** Entries that could not be read, so they block no time. */
  readonly unread: number;
  readonly failure: string | null;
  readonly failingSince: Date | null;
};

/** The viewer's other calendar, if any; null until their account is linked. */
export async function ownBusySource(
  viewer: Member,
): Promise<{ readonly source: BusySourceView | null } | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const found = await db.busySource.findFirst({
    where: { calendar: { therapistId: therapist.id } },
    include: { _count: { select: { times: { where: { endsAt: { gt: new Date() } } } } } },
  });
  if (!found) return { source: null };
  const { readAt, unread, failure, failingSince, _count } = found;
  const address = orNullIfSealed(() => openAddress(found));
  return {
    source: {
      masked: address && maskedAddress(address),
      readAt,
      count: _count.times,
      unread,
      failure,
      failingSince,
    },
  };
}

/** The calendar of the viewer's own practice, for a reading on demand; null without another calendar. */
export async function ownBusyCalendar(viewer: Member): Promise<string | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const found = await db.busySource.findFirst({
    where: { calendar: { therapistId: therapist.id } },
    select: { calendarId: true },
  });
  return found?.calendarId ?? null;
}

/** Times between two instants at which the owners of these calendars are busy elsewhere, in the form of taken times. */
export async function busyBetween(
  calendarIds: readonly string[],
  { from, until }: { readonly from: Date; readonly until: Date | null },
  client: Pick<Tx, 'busyTime'> = db,
): Promise<(TakenTime & { readonly calendarId: string })[]> {
  const rows = await client.busyTime.findMany({
    where: {
      calendarId: { in: [...calendarIds] },
      endsAt: { gt: from },
      ...(until && { startsAt: { lt: until } }),
    },
    select: { calendarId: true, startsAt: true, endsAt: true },
    orderBy: { startsAt: 'asc' },
  });
  return rows.map(({ endsAt, ...row }) => ({ ...row, blockedUntil: endsAt }));
}
