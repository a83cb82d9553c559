import 'server-only';
import { waitlistLink } from '@/lib/booking/link';
import {
  confirmHours,
  type Ending,
  mostUnanswered,
  quietDays,
  waitingDays,
  waitlistTasks,
} from '@/lib/booking/waitlist/rules';
import type { Step } from '@/lib/booking/waitlist/schema';
import { day, hour } from '@/lib/format/duration';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** Rows of one run; the next run continues. */
const batch = 200;

/** Every change of an offer locks the held time first and the place second, to avoid a deadlock. */
async function lockOffer(tx: Tx, entryId: string): Promise<{ bookingId: string | null } | null> {
  const before = await tx.waitlistEntry.findUnique({
    where: { id: entryId, endedAt: null },
    select: { bookingId: true },
  });
  if (before?.bookingId) {
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${before.bookingId}::uuid FOR UPDATE`;
  }
  const [row] = await tx.$queryRaw<{ bookingId: string | null }[]>`
    SELECT booking_id::text AS "bookingId" FROM waitlist_entries
    WHERE id = ${entryId}::uuid AND ended_at IS NULL FOR UPDATE`;
  // Another time was offered in between; the caller reads again.
  return row && row.bookingId === (before?.bookingId ?? null) ? row : null;
}

/** Releases a held time; one that was booked meanwhile stays booked. */
async function release(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await tx.booking.updateMany({
    where: { id: { in: [...bookingIds] }, status: 'held' },
    data: { status: 'released' },
  });
}

const noOffer = { bookingId: null, offeredUntil: null };

/** Ends a place. Its address is deleted at once, or by the job that mails its owner. */
const ended = (because: Ending, now: Date, told: boolean) => ({
  ...noOffer,
  endedAt: now,
  endedBecause: because,
  ...(!told && { email: null }),
});

async function confirm(entryId: string, now: Date): Promise<boolean> {
  const { count } = await db.waitlistEntry.updateMany({
    where: {
      id: entryId,
      endedAt: null,
      confirmedAt: null,
      requestedAt: { gt: new Date(now.getTime() - confirmHours * hour) },
    },
    data: { confirmedAt: now },
  });
  if (count === 1) return true;
  return (
    (await db.waitlistEntry.count({ where: { id: entryId, endedAt: null, confirmedAt: { not: null } } })) ===
    1
  );
}

/** The person declines the offered time: the next one gets it, and their place stays. */
function pass(entryId: string, now: Date): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const row = await lockOffer(tx, entryId);
    if (!row) return false;
    if (!row.bookingId) return true;
    await release(tx, [row.bookingId]);
    const { therapistId } = await tx.waitlistEntry.update({
      where: { id: entryId },
      data: { ...noOffer, unanswered: 0, quietUntil: new Date(now.getTime() + quietDays * day) },
      select: { therapistId: true },
    });
    await enqueue(tx, waitlistTasks.offer, { therapistId });
    return true;
  });
}

async function leaveIn(tx: Tx, entryId: string, now: Date): Promise<boolean> {
  const row = await lockOffer(tx, entryId);
  if (!row) return false;
  if (row.bookingId) await release(tx, [row.bookingId]);
  const { therapistId } = await tx.waitlistEntry.update({
    where: { id: entryId },
    data: ended('left', now, false),
    select: { therapistId: true },
  });
  if (row.bookingId) await enqueue(tx, waitlistTasks.offer, { therapistId });
  return true;
}

function leave(entryId: string, now: Date): Promise<boolean> {
  return db.$transaction((tx) => leaveIn(tx, entryId, now));
}

/**
 * Confirms a place, declines the offered time, or leaves, by the link of a mail. Repeating it changes
 * nothing.
 * @returns false for a forged or expired link, and for an ended place
 */
export async function answerWaitlist(token: string, step: Step): Promise<boolean> {
  const now = new Date();
  const id = waitlistLink.idOf(token, now);
  if (id === undefined) return false;
  if (step === 'confirm') return confirm(id, now);
  return step === 'pass' ? pass(id, now) : leave(id, now);
}

/** Ends every place of an account that the team closes, in the caller's transaction; others get the offered times. */
export async function leaveWaitlists(tx: Tx, email: string, now: Date): Promise<void> {
  const places = await tx.waitlistEntry.findMany({ where: { email, endedAt: null }, select: { id: true } });
  for (const { id } of places) await leaveIn(tx, id, now);
}

type Booked = { readonly bookingId: string; readonly therapistId: string; readonly email: string };

/**
 * Ends the waiting of a person who has booked with this therapist, the offered time or another. Runs in the
 * transaction of the booking, which holds that booking's lock.
 */
export async function endWaitingOf(
  tx: Tx,
  { bookingId, therapistId, email }: Booked,
  now: Date,
): Promise<void> {
  const waiting = await tx.waitlistEntry.findMany({
    where: { therapistId, endedAt: null, OR: [{ bookingId }, { email }] },
    select: { id: true, bookingId: true },
  });
  if (waiting.length === 0) return;
  await release(
    tx,
    waiting.flatMap((entry) => (entry.bookingId && entry.bookingId !== bookingId ? [entry.bookingId] : [])),
  );
  await tx.waitlistEntry.updateMany({
    where: { id: { in: waiting.map(({ id }) => id) }, endedAt: null },
    data: ended('booked', now, false),
  });
}

/** Ends an offer without an answer: the next person gets the time; after the second such offer the place ends. */
function lapse(entryId: string, now: Date): Promise<void> {
  return db.$transaction(async (tx) => {
    const row = await lockOffer(tx, entryId);
    if (!row?.bookingId) return;
    const entry = await tx.waitlistEntry.findUnique({
      where: { id: entryId, offeredUntil: { lte: now } },
      select: { unanswered: true, therapistId: true },
    });
    if (!entry) return;
    await release(tx, [row.bookingId]);
    const unanswered = entry.unanswered + 1;
    const over = unanswered >= mostUnanswered;
    await tx.waitlistEntry.update({
      where: { id: entryId },
      data: over
        ? { ...ended('unanswered', now, true), unanswered }
        : { ...noOffer, unanswered, quietUntil: new Date(now.getTime() + quietDays * day) },
    });
    if (over) await enqueue(tx, waitlistTasks.mailEnd, { entryId });
    await enqueue(tx, waitlistTasks.offer, { therapistId: entry.therapistId });
  });
}

async function expire(now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    const over = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text AS id FROM waitlist_entries
      WHERE ended_at IS NULL AND booking_id IS NULL
        AND confirmed_at < ${new Date(now.getTime() - waitingDays * day)}
      LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
    if (over.length === 0) return;
    await tx.waitlistEntry.updateMany({
      where: { id: { in: over.map(({ id }) => id) } },
      data: ended('expired', now, true),
    });
    for (const { id } of over) await enqueue(tx, waitlistTasks.mailEnd, { entryId: id });
  });
}

export async function endOverdue(now: Date = new Date()): Promise<void> {
  const offers = await db.waitlistEntry.findMany({
    where: { endedAt: null, offeredUntil: { lte: now } },
    orderBy: { offeredUntil: 'asc' },
    take: batch,
    select: { id: true },
  });
  for (const { id } of offers) await lapse(id, now);
  await expire(now);
  // The mail about the end deletes the address; an address whose mail can never be sent must go too.
  await db.waitlistEntry.updateMany({
    where: { endedAt: { lt: new Date(now.getTime() - 7 * day) }, email: { not: null } },
    data: { email: null },
  });
}
