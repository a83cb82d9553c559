import 'server-only';
import { randomUUID } from 'node:crypto';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import { holdMinutes } from '@/lib/booking/hold/rules';
import { slotsNear } from '@/lib/booking/offer/queries';
import { type CalendarOf, findCalendar, listFreeSlots } from '@/lib/calendar/queries';
import type { Slot } from '@/lib/calendar/slots/rules';
import { db, type Tx } from '@/lib/db';
import { type Limit, spend } from '@/lib/rate-limit/spend';

export type HoldRequest = {
  readonly calendar: CalendarOf;
  readonly startsAt: Date;
  /** IANA zone the person saw the slot in. */
  readonly viewerTimeZone: string;
  /** Profile of a signed-in client. */
  readonly clientId: string | null;
  /** One visit of the page; the same key again is the same hold. */
  readonly submissionKey: string;
  /** Spent by each slot that is taken; who comes too late has spent nothing. */
  readonly limits?: readonly Limit[];
};

export type Held = {
  readonly held: true;
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly heldUntil: Date;
};

/** Somebody else has it, or it is not open (any more); others that are free now, in order of time. */
type NotHeld = {
  readonly held: false;
  readonly because: 'taken' | 'too-many' | 'no-calendar';
  readonly instead: readonly Slot[];
};

/** Leaves the transaction, so that a slot taken beyond the limits is nobody's. */
class TooManyHolds extends Error {
  override name = 'TooManyHolds';
}

type Earlier = { readonly id: string; readonly startsAt: Date; readonly status: string };

/** The hold of a visit that asks again; one that has run out and that nobody else has taken begins anew. */
async function holdAgain(tx: Tx, earlier: Earlier, now: Date, heldUntil: Date): Promise<Held | null> {
  await tx.booking.updateMany({
    where: { id: earlier.id, status: 'held', heldUntil: { lte: now } },
    data: { heldUntil },
  });
  const kept = await tx.booking.findUnique({
    where: { id: earlier.id, status: 'held' },
    select: { heldUntil: true },
  });
  if (!kept?.heldUntil) return null;
  return { held: true, bookingId: earlier.id, startsAt: earlier.startsAt, heldUntil: kept.heldUntil };
}

/**
 * Takes a slot for ten minutes while details are given. However many ask for it at once, on however many servers, one
 * gets it: an exclusion constraint decides, not this code.
 */
export async function holdSlot(asked: HoldRequest, now: Date = new Date()): Promise<Held | NotHeld> {
  const calendar = await findCalendar(asked.calendar, { now });
  if (!calendar) return { held: false, because: 'no-calendar', instead: [] };
  const heldUntil = new Date(now.getTime() + holdMinutes * 60_000);
  const take = async (tx: Tx): Promise<Held | null> => {
    const earlier = await tx.booking.findUnique({
      where: { submissionKey: asked.submissionKey },
      select: { id: true, startsAt: true, status: true, calendarId: true },
    });
    const same =
      earlier?.calendarId === calendar.id && earlier.startsAt.getTime() === asked.startsAt.getTime();
    if (earlier && !same) return null;
    const again = earlier && (await holdAgain(tx, earlier, now, heldUntil));
    if (again) return again;
    const range = { from: asked.startsAt, until: asked.startsAt };
    const [slot] = await listFreeSlots(calendar, { client: tx, now, range });
    if (!slot) return null;
    await releaseOldHolds(tx, calendar.id, slot, now);
    const [row] = await tx.booking.createManyAndReturn({
      data: {
        calendarId: calendar.id,
        clientId: asked.clientId,
        ...slot,
        viewerTimeZone: asked.viewerTimeZone,
        cancelNoticeHours: calendar.cancelNoticeHours,
        status: 'held',
        heldUntil,
        // The visit's own hold was given to somebody who has let it go again: this is another one.
        submissionKey: earlier ? randomUUID() : asked.submissionKey,
      },
      // Waits for whoever is taking an overlapping time at this moment, then leaves it to them.
      skipDuplicates: true,
      select: { id: true },
    });
    if (!row) return null;
    if (!(await spend(tx, asked.limits ?? []))) throw new TooManyHolds();
    return { held: true, bookingId: row.id, startsAt: slot.startsAt, heldUntil };
  };
  try {
    const held = await db.$transaction(take);
    return (
      held ?? { held: false, because: 'taken', instead: await slotsNear(calendar, asked.startsAt, { now }) }
    );
  } catch (error) {
    if (error instanceof TooManyHolds) return { held: false, because: 'too-many', instead: [] };
    throw error;
  }
}
