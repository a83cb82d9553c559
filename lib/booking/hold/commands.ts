import 'server-only';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import { holdMinutes, offeredInstead } from '@/lib/booking/hold/rules';
import { type CalendarOf, findCalendar, listFreeSlots, type OpenCalendar } from '@/lib/calendar/queries';
import type { Slot } from '@/lib/calendar/slots/rules';
import { db } from '@/lib/db';

export type HoldRequest = {
  readonly calendar: CalendarOf;
  readonly startsAt: Date;
  /** IANA zone the person saw the slot in. */
  readonly viewerTimeZone: string;
  /** Profile of a signed-in client. */
  readonly clientId: string | null;
  /** One visit of the page; the same key again is the same hold. */
  readonly submissionKey: string;
};

export type Held = {
  readonly held: true;
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly heldUntil: Date;
};

/** Somebody else has it, or it is not open (any more); others that are free now, the nearest first. */
type NotHeld = {
  readonly held: false;
  readonly because: 'taken' | 'no-calendar';
  readonly instead: readonly Slot[];
};

/** Free slots around the wanted time, the nearest first. */
async function nearby(calendar: OpenCalendar, wanted: Date, now: Date): Promise<Slot[]> {
  const distance = ({ startsAt }: Slot) => Math.abs(startsAt.getTime() - wanted.getTime());
  const free = await listFreeSlots(calendar, { now });
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, offeredInstead)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/**
 * Takes a slot for ten minutes while details are given. However many ask for it at once, on however many servers, one
 * gets it: an exclusion constraint decides, not this code.
 */
export async function holdSlot(asked: HoldRequest, now: Date = new Date()): Promise<Held | NotHeld> {
  const calendar = await findCalendar(asked.calendar, { now });
  if (!calendar) return { held: false, because: 'no-calendar', instead: [] };
  const held = await db.$transaction(async (tx): Promise<Held | null> => {
    const earlier = await tx.booking.findUnique({
      where: { submissionKey: asked.submissionKey },
      select: { id: true, startsAt: true, heldUntil: true, calendarId: true },
    });
    if (earlier) {
      const same =
        earlier.calendarId === calendar.id && earlier.startsAt.getTime() === asked.startsAt.getTime();
      if (!same || !earlier.heldUntil) return null;
      return { held: true, bookingId: earlier.id, startsAt: earlier.startsAt, heldUntil: earlier.heldUntil };
    }
    const range = { from: asked.startsAt, until: asked.startsAt };
    const [slot] = await listFreeSlots(calendar, { client: tx, now, range });
    if (!slot) return null;
    await releaseOldHolds(tx, calendar.id, slot, now);
    const heldUntil = new Date(now.getTime() + holdMinutes * 60_000);
    const [row] = await tx.booking.createManyAndReturn({
      data: {
        calendarId: calendar.id,
        clientId: asked.clientId,
        ...slot,
        viewerTimeZone: asked.viewerTimeZone,
        status: 'held',
        heldUntil,
        submissionKey: asked.submissionKey,
      },
      // Waits for whoever is taking an overlapping time at this moment, then leaves it to them.
      skipDuplicates: true,
      select: { id: true },
    });
    return row ? { held: true, bookingId: row.id, startsAt: slot.startsAt, heldUntil } : null;
  });
  return held ?? { held: false, because: 'taken', instead: await nearby(calendar, asked.startsAt, now) };
}
