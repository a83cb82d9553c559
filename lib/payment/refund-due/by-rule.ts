import 'server-only';
import { chargePart } from '@/lib/payment/appointment/charge';
import { type LateRule, latePart } from '@/lib/payment/appointment/late';
import { oweForAppointment } from '@/lib/payment/refund-due/owing';
import { type DueEnd, lateReason } from '@/lib/payment/refund-due/rules';
import type { Tx } from '@/lib/server/db';

/** Ends what a missed appointment owed by its rule, because it was not missed. */
export async function endByRule(tx: Tx, bookingId: string, now: Date): Promise<void> {
  await tx.refundDue.updateMany({
    where: { bookingId, reason: 'missed-by-rule', endedAt: null },
    data: { endedAt: now, endedBecause: 'undone' satisfies DueEnd },
  });
}

type LateCancellation = {
  readonly bookingId: string;
  readonly rule: LateRule;
  readonly startsAt: Date;
};

/**
 * Carries out the rule of a booking that its client has just cancelled late: what is paid above the part of
 * that rule is owed, and what is missing of it is asked for.
 */
export async function oweLate(
  tx: Tx,
  { bookingId, rule, startsAt }: LateCancellation,
  now: Date,
): Promise<void> {
  if (rule !== 'usual') await chargePart(tx, bookingId, latePart(rule, startsAt, now));
  await oweForAppointment(tx, { bookingId, reason: lateReason(rule) }, now);
}
