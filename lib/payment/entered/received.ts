import type { Prisma } from '@/generated/prisma/client';
import { paiseIn } from '@/lib/format/money';
import { type feeColumns, feeOfAppointment } from '@/lib/payment/appointment/fee';
import type { EntryRefusal } from '@/lib/payment/entered/rules';

type Session = Prisma.BookingGetPayload<{ select: typeof feeColumns & { status: true } }>;

/** Paise received for a session, proven or entered, less refunds. */
export function receivedPaise({
  payment,
  payments,
  transactions,
}: Pick<Session, 'payment' | 'payments' | 'transactions'>): number {
  const reported = [...(payment ? [payment] : []), ...payments].flatMap(
    ({ transaction }) => transaction ?? [],
  );
  return [...reported, ...transactions].reduce(
    (sum, { amount, refundedAmount }) => sum + paiseIn(amount) - paiseIn(refundedAmount),
    0,
  );
}

/** Why nothing can be entered for a session, whatever the amount; null if something can. */
export function refusesEntry(session: Session): EntryRefusal | null {
  if (session.status !== 'confirmed' && session.bookedFee === null) return 'cancelled';
  if (session.planId !== null) return 'plan';
  const { amountPaise, state } = feeOfAppointment(session, null);
  if (amountPaise === 0) return 'free';
  if (state === 'reported') return 'reported';
  const paid = receivedPaise(session);
  if (amountPaise === null) return paid > 0 ? 'entered-before' : null;
  return paid >= amountPaise ? 'paid' : null;
}
