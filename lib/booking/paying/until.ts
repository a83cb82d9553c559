import 'server-only';
import { paiseOf } from '@/lib/format/money';
import { payingRuleOf, payUntilOf } from '@/lib/payment/appointment/rules';
import type { Tx } from '@/lib/server/db';

/** The payment deadline of an appointment that begins at `startsAt`, by its own rule. */
export async function paidUntil(
  tx: Pick<Tx, 'booking'>,
  bookingId: string,
  startsAt: Date,
  now: Date,
): Promise<Date | null> {
  const { fee, payingRule, payHours } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { fee: true, payingRule: true, payHours: true },
  });
  const amountPaise = fee && paiseOf(fee.toFixed(2));
  return payUntilOf({ rule: payingRuleOf(payingRule), payHours, amountPaise }, startsAt, now);
}
