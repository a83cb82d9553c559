import { paiseOf } from '@/lib/format/money';
import { type Fee, feeStateOf, payingRuleOf } from '@/lib/payment/appointment/rules';

/** Columns that an appointment's fee is read from. */
export type FeeRow = {
  /** Rupees, such as "1800.00". */
  readonly fee: string | null;
  readonly payingRule: string;
  readonly payUntil: Date | null;
  /** States of the payments for it. */
  readonly payments: readonly string[];
};

/** What an appointment costs and where its payment stands, from its rows. */
export function feeOf({ fee, payingRule, payUntil, payments }: FeeRow): Fee {
  const amountPaise = fee === null ? null : paiseOf(fee);
  return { amountPaise, rule: payingRuleOf(payingRule), payUntil, state: feeStateOf(amountPaise, payments) };
}
