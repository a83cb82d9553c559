import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  type CalendarOf,
  findCalendar,
  listFreeSlots,
  type OpenCalendar,
} from '@/lib/booking/calendar/queries';
import type { Slot } from '@/lib/booking/calendar/slots/rules';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import { holdMinutes } from '@/lib/booking/hold/rules';
import { keptHourColumns } from '@/lib/booking/kept-hour/columns';
import type { KeptHour } from '@/lib/booking/kept-hour/rules';
import { isKeptForOther } from '@/lib/booking/kept-hour/times';
import { lockFullWeeks } from '@/lib/booking/new-clients/queries';
import { isInWeek } from '@/lib/booking/new-clients/rules';
import { isOfferedTo, mayBook, slotsNear } from '@/lib/booking/offer/queries';
import { keptFee, shownTerms } from '@/lib/booking/paying/terms';
import { setPerson } from '@/lib/care/participant/commands';
import { minute } from '@/lib/format/duration';
import type { Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { type Refuse, refusableTransaction, transactionOptions } from '@/lib/server/db/transaction';
import { consume, type Limit } from '@/lib/server/rate-limit/consume';
import { shownOf } from '@/lib/therapist/kind/rules';

export type HoldRequest = {
  readonly calendar: CalendarOf;
  readonly startsAt: Date;
  /** IANA zone in which the person saw the slot. */
  readonly viewerTimeZone: string;
  readonly clientId: string | null;
  /** Key of one visit of the page; the same key again means the same hold. */
  readonly submissionKey: string;
  /** Length and fee on the person's page (`shownOf`); absent if the page shows them after the hold. */
  readonly shown?: string;
  /** Name of the meeting of a product, whose length the calendar names. */
  readonly meeting?: string;
  /** The hold that this one replaces; the new hold has its fee and rules, which the person has read. */
  readonly insteadOf?: string;
  /** Limits of the slots taken; a person who comes too late uses none. */
  readonly limits?: readonly Limit[];
};

export type Held = {
  readonly held: true;
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly heldUntil: Date;
};

/**
 * Why a time cannot be held: it is taken, no longer open or never was; its therapist takes no new clients, or no
 * more in that week; or its kind of session is no longer offered, is for others, or has another length or fee.
 * The answer includes other free times, in order.
 */
type NotHeld = {
  readonly held: false;
  readonly because:
    | 'taken'
    | 'too-many'
    | 'no-calendar'
    | 'no-new-clients'
    | 'full-week'
    | 'kind-gone'
    | 'kind-changed';
  readonly instead: readonly Slot[];
};

/** Whether this person may book this kind of session; null if they may. */
async function refusedBefore(
  { therapist, kind }: OpenCalendar,
  { clientId, shown }: HoldRequest,
): Promise<'no-new-clients' | 'kind-gone' | 'kind-changed' | null> {
  if (!therapist) return null;
  if (!kind || !(await isOfferedTo(kind, therapist.id, clientId))) return 'kind-gone';
  if (shown !== undefined && shown !== shownOf(kind)) return 'kind-changed';
  return (await mayBook(therapist, clientId)) ? null : 'no-new-clients';
}

type Earlier = {
  readonly id: string;
  readonly startsAt: Date;
  readonly blockedUntil: Date;
  readonly calendarId: string;
};

/** The earlier hold of the same visit; an expired one starts again if the time is still `open`. */
async function holdAgain(
  tx: Tx,
  earlier: Earlier,
  { now, heldUntil, open }: { readonly now: Date; readonly heldUntil: Date; readonly open: boolean },
): Promise<Held | null> {
  if (open) {
    await tx.booking.updateMany({
      where: { id: earlier.id, status: 'held', heldUntil: { lte: now } },
      data: { heldUntil },
    });
  }
  const held = await tx.booking.findUnique({
    where: { id: earlier.id, status: 'held', heldUntil: { gt: now } },
    select: { heldUntil: true },
  });
  if (!held?.heldUntil) return null;
  return { held: true, bookingId: earlier.id, startsAt: earlier.startsAt, heldUntil: held.heldUntil };
}

/** The columns in which a booking keeps its kind of session. */
export function bookedKind({ kind }: Pick<OpenCalendar, 'kind'>) {
  return { kindId: kind?.id ?? null, kindName: kind?.name ?? null };
}

/**
 * Takes a slot for ten minutes while the person enters their details. However many people ask at once, on
 * however many servers, one gets it: an exclusion constraint decides, not this code.
 */
export async function holdSlot(wanted: HoldRequest, now: Date = new Date()): Promise<Held | NotHeld> {
  const calendar = await findCalendar(wanted.calendar, { now });
  if (!calendar) return { held: false, because: 'no-calendar', instead: [] };
  const refused = await refusedBefore(calendar, wanted);
  if (refused) return { held: false, because: refused, instead: [] };
  const heldUntil = new Date(now.getTime() + holdMinutes * minute);
  let isFull = false;
  const held = await refusableTransaction(async (tx, refuse: Refuse<'too-many'>): Promise<Held | null> => {
    const find = () =>
      tx.booking.findUnique({
        where: { submissionKey: wanted.submissionKey },
        select: { id: true, startsAt: true, blockedUntil: true, calendarId: true },
      });
    const isSame = (found: Earlier) =>
      found.calendarId === calendar.id && found.startsAt.getTime() === wanted.startsAt.getTime();
    // Waits for a therapist who is keeping an hour, and makes the next one wait for this booking.
    const fullWeeks = await lockFullWeeks(
      tx,
      calendar,
      { clientId: wanted.clientId },
      { at: wanted.startsAt, now },
    );
    const keptHours: readonly KeptHour[] = await tx.keptHour.findMany({
      where: { calendarId: calendar.id },
      select: keptHourColumns,
    });
    isFull = isInWeek(fullWeeks, wanted.startsAt);
    const again = (found: Earlier) => {
      const open = !isFull && !isKeptForOther(keptHours, calendar, found, wanted.clientId);
      return holdAgain(tx, found, { now, heldUntil, open });
    };
    /** The second press of a visit may have been quicker on another server. */
    const ownHold = async () => {
      const found = await find();
      return found && isSame(found) ? again(found) : null;
    };
    const earlier = await find();
    const before = earlier && isSame(earlier) ? await again(earlier) : null;
    if (before) return before;
    if (isFull) return null;
    const range = { from: wanted.startsAt, until: wanted.startsAt };
    const asked = { client: tx, now, range, clientId: wanted.clientId };
    const [slot] = await listFreeSlots({ ...calendar, keptHours, fullWeeks }, asked);
    if (!slot) return ownHold();
    await releaseOldHolds(tx, calendar.id, slot, now);
    // The visit's earlier booking was released, or it was moved: from now on the visit means this one.
    if (earlier) {
      await tx.booking.update({ where: { id: earlier.id }, data: { submissionKey: randomUUID() } });
    }
    const row = await insertOnce(tx.booking, {
      calendarId: calendar.id,
      ...slot,
      viewerTimeZone: wanted.viewerTimeZone,
      cancelNoticeHours: calendar.cancelNoticeHours,
      ...(wanted.insteadOf === undefined
        ? {
            ...(await keptFee(tx, calendar.id, calendar.kind)),
            ...bookedKind(calendar),
            ...(wanted.meeting !== undefined && { kindName: wanted.meeting }),
          }
        : await shownTerms(tx, wanted.insteadOf, calendar.id)),
      status: 'held',
      heldUntil,
      submissionKey: wanted.submissionKey,
    });
    if (!row) return ownHold();
    if (!(await consume(tx, wanted.limits ?? []))) throw refuse('too-many');
    if (wanted.clientId !== null) await setPerson(tx, row.id, { clientId: wanted.clientId });
    return { held: true, bookingId: row.id, startsAt: slot.startsAt, heldUntil };
  }, transactionOptions.numbering);
  if (held === 'too-many') return { held: false, because: 'too-many', instead: [] };
  return (
    held ?? {
      held: false,
      because: isFull ? 'full-week' : 'taken',
      instead: await slotsNear(calendar, wanted.startsAt, { now, clientId: wanted.clientId }),
    }
  );
}
