import 'server-only';
import { randomUUID } from 'node:crypto';
import { Prisma } from '@/generated/prisma/client';
import { findCalendar, listFreeSlots, type OpenCalendar } from '@/lib/booking/calendar/queries';
import type { Slot } from '@/lib/booking/calendar/slots/rules';
import { bookedKind } from '@/lib/booking/hold/commands';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import { waitlistLink } from '@/lib/booking/link';
import { fullWeeksFor, knownTo } from '@/lib/booking/new-clients/queries';
import { isInWeek } from '@/lib/booking/new-clients/rules';
import { keptFee } from '@/lib/booking/paying/terms';
import { offeredUntil, offersAtOnce, waitlistTasks } from '@/lib/booking/waitlist/rules';
import { notify } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Waiting = {
  readonly id: string;
  readonly email: string;
  readonly timeZone: string;
  readonly soonerThan: Date | null;
};

/** Places of one run that are looked at in turn. */
const mostLookedAt = 50;

/** The next places in turn, and the number of offers that may be made now. */
async function nextInLine(
  tx: Tx,
  therapistId: string,
  now: Date,
): Promise<{ readonly waiting: readonly Waiting[]; readonly most: number }> {
  const offered = await tx.waitlistEntry.count({
    where: { therapistId, endedAt: null, bookingId: { not: null }, offeredUntil: { gt: now } },
  });
  if (offered >= offersAtOnce) return { waiting: [], most: 0 };
  const waiting = await tx.$queryRaw<Waiting[]>`
    SELECT id::text AS id, email::text AS email, time_zone AS "timeZone", sooner_than AS "soonerThan" FROM waitlist_entries
    WHERE therapist_id = ${therapistId}::uuid AND ended_at IS NULL AND confirmed_at IS NOT NULL
      AND booking_id IS NULL AND (quiet_until IS NULL OR quiet_until <= ${now})
    ORDER BY confirmed_at, id LIMIT ${mostLookedAt} FOR UPDATE`;
  return { waiting, most: offersAtOnce - offered };
}

/** The time before which an offered slot must begin; null for no bound, also once the bound has passed. */
function limitOf({ soonerThan }: Waiting, now: Date): Date | null {
  return soonerThan !== null && soonerThan > now ? soonerThan : null;
}

/** Holds a time for a person, like a hold of the booking page that lasts longer. */
async function holdFor(
  tx: Tx,
  calendar: OpenCalendar,
  { slot, heldUntil }: { readonly slot: Slot; readonly heldUntil: Date },
  viewerTimeZone: string,
  now: Date,
): Promise<string | undefined> {
  await releaseOldHolds(tx, calendar.id, slot, now);
  const row = await insertOnce(tx.booking, {
    calendarId: calendar.id,
    ...slot,
    viewerTimeZone,
    cancelNoticeHours: calendar.cancelNoticeHours,
    ...(await keptFee(tx, calendar.id, calendar.kind)),
    ...bookedKind(calendar),
    status: 'held',
    heldUntil,
    submissionKey: randomUUID(),
  });
  return row?.id;
}

/** A member is also notified in their account. */
async function tell(tx: Tx, { id, email }: Waiting, now: Date): Promise<void> {
  const user = await tx.user.findUnique({
    where: { email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  if (!user) return;
  const href = waitlistLink.path(id, now);
  await notify(tx, { userId: user.id, kind: 'waitlist.offered', title: 'A time is held for you', href });
}

/**
 * Offers the free times of a therapist to the people who wait, in order of arrival. One transaction holds
 * each time and queues its mail.
 * @returns the number of offered times
 */
export function offerTimes(therapistId: string, now: Date = new Date()): Promise<number> {
  return db.$transaction(async (tx) => {
    // One run at a time for each therapist; the next free time is computed under the same lock.
    await tx.$queryRaw`SELECT 1 FROM calendars WHERE therapist_id = ${therapistId}::uuid FOR NO KEY UPDATE`;
    const therapist = await tx.therapist.findUnique({
      where: { id: therapistId, isActive: true, acceptingNewClients: true },
      select: { slug: true },
    });
    if (!therapist) return 0;
    const { waiting, most } = await nextInLine(tx, therapistId, now);
    if (waiting.length === 0) return 0;
    const calendar = await findCalendar({ therapist: therapist.slug }, { client: tx, now });
    if (!calendar) return 0;
    let free = (await listFreeSlots(calendar, { client: tx, now })).flatMap((slot) => {
      const heldUntil = offeredUntil(slot.startsAt, now);
      return heldUntil ? [{ slot, heldUntil }] : [];
    });
    let offered = 0;
    for (const entry of waiting) {
      if (offered === most) break;
      const before = limitOf(entry, now);
      const full = await fullWeeksFor(tx, calendar, { clientId: null, email: entry.email }, now);
      const first = free.find(
        ({ slot: { startsAt } }) => (before === null || startsAt < before) && !isInWeek(full, startsAt),
      );
      if (!first) continue;
      free = free.filter(
        ({ slot }) => slot.startsAt >= first.slot.blockedUntil || slot.blockedUntil <= first.slot.startsAt,
      );
      const bookingId = await holdFor(tx, calendar, first, entry.timeZone, now);
      if (bookingId === undefined) continue;
      await tx.waitlistEntry.update({
        where: { id: entry.id },
        data: { bookingId, offeredUntil: first.heldUntil, quietUntil: null },
      });
      await tx.waitlistEntry.updateMany({
        where: { id: entry.id, firstOfferedAt: null },
        data: { firstOfferedAt: now },
      });
      await enqueue(tx, waitlistTasks.mailOffer, { entryId: entry.id, bookingId });
      await tell(tx, entry, now);
      offered += 1;
    }
    return offered;
  });
}

/** Therapists of one run; the next run continues. */
const batch = 200;

/**
 * Therapists with a waiting person whose turn could come now. The next free time leaves out weeks that are full for new
 * people, so an existing client of a therapist with such a limit may find a time before it.
 */
export async function therapistsToOffer(now: Date): Promise<readonly string[]> {
  const waits = Prisma.sql`e.therapist_id = t.id AND e.ended_at IS NULL AND e.confirmed_at IS NOT NULL
    AND e.booking_id IS NULL AND (e.quiet_until IS NULL OR e.quiet_until <= ${now})`;
  const known = knownTo({
    calendarId: Prisma.sql`c.id`,
    therapistId: Prisma.sql`t.id`,
    clientId: Prisma.sql`NULL::uuid`,
    email: Prisma.sql`e.email`,
  });
  const rows = await db.$queryRaw<{ id: string }[]>`
    (SELECT t.id::text AS id FROM therapists t
      WHERE t.is_active AND isfinite(t.free_from) AND t.free_from > ${now} AND EXISTS (
        SELECT FROM waitlist_entries e WHERE ${waits}
          AND (e.sooner_than IS NULL OR e.sooner_than <= ${now} OR t.free_from < e.sooner_than))
      LIMIT ${batch})
    UNION (SELECT t.id::text FROM therapists t JOIN calendars c ON c.therapist_id = t.id
      WHERE t.is_active AND c.new_clients_a_week IS NOT NULL AND EXISTS (
        SELECT FROM waitlist_entries e WHERE ${waits} AND ${known})
      LIMIT ${batch})`;
  return rows.map(({ id }) => id);
}
