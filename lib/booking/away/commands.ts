import 'server-only';
import type { Member } from '@/lib/account/session/session';
import type { AwayRow } from '@/lib/booking/away/schema';
import { meet } from '@/lib/booking/calendar/slots/rules';
import { cancelBookingIn, lockBooking } from '@/lib/booking/change/commands';
import { isAhead, proposeIn, slotAt } from '@/lib/booking/proposal/commands';
import { proposalBasis } from '@/lib/booking/proposal/rules';
import type { BookingView } from '@/lib/booking/queries';
import type { Refused } from '@/lib/server/action/outcome';
import type { Tx } from '@/lib/server/db';
import { type Refuse, refusableTransaction, transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Refusal =
  | Refused<'not-linked' | 'unknown' | 'over' | 'no-times'>
  /** `at`: the taken beginning. */
  | Refused<'taken', { readonly at: Date }>
  /** The present state of the first one that another press has changed. */
  | Refused<'changed', { readonly startsAt: Date; readonly proposedStartsAt: Date | null }>;

type Moved = { readonly done: true; readonly proposed: number; readonly without: number };
type Cancelled = { readonly done: true; readonly cancelled: number };

type Locked = { readonly row: AwayRow; readonly booking: BookingView };

/** Locks these appointments of a therapist, the soonest first, as every change of a series does. */
async function lockAll(
  tx: Tx,
  rows: readonly AwayRow[],
  therapistId: string,
  { refuse, now }: { readonly refuse: Refuse<Refusal>; readonly now: Date },
): Promise<Locked[]> {
  const known = new Map(rows.map((row) => [row.id, row]));
  const own = await tx.booking.findMany({
    where: { id: { in: [...known.keys()] }, calendar: { therapistId } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  if (own.length !== known.size) throw refuse({ done: false, because: 'unknown' });
  const locked: Locked[] = [];
  for (const { id } of own) {
    const [row, booking] = [known.get(id), await lockBooking(tx, id, now)];
    if (!row || !booking) throw refuse({ done: false, because: 'unknown' });
    locked.push({ row, booking });
  }
  return locked;
}

const changed = ({ startsAt, proposedStartsAt }: BookingView): Refusal => ({
  done: false,
  because: 'changed',
  startsAt,
  proposedStartsAt,
});

/** Whether the appointment has the beginning that the page showed. */
const isAsShown = ({ row, booking }: Locked) => row.basis.startsWith(booking.startsAt.toISOString());

/**
 * Proposes the shown new time for each of these appointments of the viewer: for all that have one, or for none.
 * Each client answers alone, and the agreed time stays valid until then. The same press again changes nothing.
 */
export async function proposeForAll(
  viewer: Member,
  rows: readonly AwayRow[],
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Moved | Refusal> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  if (rows.every(({ to }) => to === null)) return { done: false, because: 'no-times' };
  const proposing = { therapistName: therapist.name, viewer, request };
  return refusableTransaction<Moved, Refusal>(async (tx, refuse) => {
    const slots: Awaited<ReturnType<typeof slotAt>>[] = [];
    for (const one of await lockAll(tx, rows, therapist.id, { refuse, now })) {
      const { booking, row } = one;
      if (booking.status !== 'confirmed' || booking.startsAt <= now)
        throw refuse({ done: false, because: 'over' });
      if (row.to === null) continue;
      const again = booking.proposedStartsAt?.getTime() === row.to.getTime();
      if (!isAsShown(one) || (!again && row.basis !== proposalBasis(booking))) throw refuse(changed(booking));
      if (!booking.person || !isAhead(row.to, now)) throw refuse({ done: false, because: 'no-times' });
      const slot = await slotAt(tx, booking, row.to);
      const taken = slots.some((other) => meet(slot, other));
      if (taken || (await proposeIn(tx, booking, row.to, proposing)) === 'taken')
        throw refuse({ done: false, because: 'taken', at: row.to });
      slots.push(slot);
    }
    return { done: true, proposed: slots.length, without: rows.length - slots.length };
  }, transactionOptions.wholeRecord);
}

/**
 * Cancels each of these appointments of the viewer as its therapist does: all of them or none. Payments become
 * due back and sessions return to their plans as with a single one. The same press again changes nothing.
 */
export async function cancelAll(
  viewer: Member,
  { rows, reason }: { readonly rows: readonly AwayRow[]; readonly reason: string },
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Cancelled | Refusal> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  return refusableTransaction<Cancelled, Refusal>(async (tx, refuse) => {
    const locked = await lockAll(tx, rows, therapist.id, { refuse, now });
    for (const one of locked) {
      const { booking } = one;
      if (booking.status !== 'cancelled' && booking.startsAt <= now)
        throw refuse({ done: false, because: 'over' });
      if (!isAsShown(one)) throw refuse(changed(booking));
      const change = { bookingId: booking.id, by: 'therapist', actor: viewer, reason, request } as const;
      if (!(await cancelBookingIn(tx, change, now)).done) throw refuse({ done: false, because: 'over' });
    }
    return { done: true, cancelled: locked.length };
  }, transactionOptions.wholeRecord);
}
