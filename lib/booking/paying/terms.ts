import 'server-only';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import {
  type FeeRules,
  feeRulesFor,
  feeRulesOf,
  type LateRule,
  type MissedRule,
} from '@/lib/payment/appointment/late';
import type { PayingRule } from '@/lib/payment/appointment/rules';
import { payingRuleFor, payingRuleOf } from '@/lib/payment/appointment/rules';
import type { Tx } from '@/lib/server/db';
import type { Kind } from '@/lib/therapist/kind/rules';

export type PayingTerms = {
  readonly payingRule: PayingRule;
  readonly payHours: number;
  readonly releaseUnpaid: boolean;
  /** Costs of late cancelling and of not coming. */
  readonly lateRule: LateRule;
  readonly missedRule: MissedRule;
};

/** An appointment that is free of charge or whose fee is not agreed has no part that a rule could ask for. */
const usualCosts = { lateRule: 'usual', missedRule: 'usual' } as const;

/**
 * By default clients pay ahead, at the latest a day before, no time is released, and the rules of /refunds
 * apply.
 */
export const usualPaying: PayingTerms = {
  payingRule: 'ahead',
  payHours: 24,
  releaseUnpaid: false,
  ...usualCosts,
};

const payingColumns = {
  ...{ payingRule: true, payHours: true, releaseUnpaid: true, lateRule: true, missedRule: true },
} as const;

/** The two rules by the codes in a row. */
function costsOf(row: { readonly lateRule: string; readonly missedRule: string }) {
  return codesOf(feeRulesOf(row));
}

const codesOf = ({ late, missed }: FeeRules) => ({ lateRule: late, missedRule: missed });

export async function readPaying(
  client: Pick<Tx, 'appointmentTerms'>,
  calendarId: string,
): Promise<PayingTerms> {
  const found = await client.appointmentTerms.findUnique({
    where: { calendarId },
    select: payingColumns,
  });
  return found ? { ...found, ...costsOf(found), payingRule: payingRuleOf(found.payingRule) } : usualPaying;
}

/** An appointment's fee: in rupees, 0 if free of charge, null until agreed. */
export type KeptFee = PayingTerms & { readonly fee: string | null };

/** The terms of a session whose payment the two people settle between them. */
export const settled: KeptFee = { ...usualPaying, payingRule: 'free', fee: null };

/**
 * The fee and the rules of a new appointment in this calendar. Our own consultations are free of charge.
 * @param kind of the session; without one the therapist's rate applies
 */
export async function keptFee(
  client: Pick<Tx, 'appointmentTerms' | 'calendar'>,
  calendarId: string,
  kind: Pick<Kind, 'feePaise' | 'payingRule' | 'lateRule' | 'missedRule'> | null = null,
): Promise<KeptFee> {
  const { therapist } = await client.calendar.findUniqueOrThrow({
    where: { id: calendarId },
    select: { therapist: { select: { sessionRate: true } } },
  });
  const terms = await readPaying(client, calendarId);
  const payingRule = payingRuleFor(kind, terms);
  const feePaise = kind ? kind.feePaise : therapist?.sessionRate && paiseIn(therapist.sessionRate);
  if (!therapist || payingRule === 'free' || feePaise === 0) {
    return { ...terms, ...usualCosts, payingRule: 'free', fee: '0' };
  }
  return feePaise == null
    ? { ...terms, ...usualCosts, payingRule: 'free', fee: null }
    : { ...terms, ...codesOf(feeRulesFor(kind, terms)), payingRule, fee: rupeesOf(feePaise) };
}

/**
 * The kind, the fee and the rules of a hold, for the time that replaces it. Its page has shown them, so they
 * apply even if the therapist has changed them since.
 * @throws if this calendar has no such hold
 */
export async function shownTerms(
  client: Pick<Tx, 'booking'>,
  bookingId: string,
  calendarId: string,
): Promise<
  KeptFee & {
    readonly cancelNoticeHours: number;
    readonly kindId: string | null;
    readonly kindName: string | null;
  }
> {
  const { fee, payingRule, ...shown } = await client.booking.findUniqueOrThrow({
    where: { id: bookingId, calendarId },
    select: {
      ...{ ...payingColumns, fee: true, cancelNoticeHours: true },
      ...{ kindId: true, kindName: true },
    },
  });
  return {
    ...{ ...shown, ...costsOf(shown) },
    payingRule: payingRuleOf(payingRule),
    fee: fee?.toFixed(2) ?? null,
  };
}
