import 'server-only';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import type { PayingRule } from '@/lib/payment/appointment/rules';
import { payingRuleOf } from '@/lib/payment/appointment/rules';
import type { Tx } from '@/lib/server/db';
import type { Kind } from '@/lib/therapist/kind/rules';

export type PayingTerms = {
  readonly payingRule: PayingRule;
  readonly payHours: number;
  readonly releaseUnpaid: boolean;
};

/** By default clients pay ahead, at the latest a day before, and no time is released. */
export const usualPaying: PayingTerms = { payingRule: 'ahead', payHours: 24, releaseUnpaid: false };

export async function readPaying(
  client: Pick<Tx, 'appointmentTerms'>,
  calendarId: string,
): Promise<PayingTerms> {
  const found = await client.appointmentTerms.findUnique({
    where: { calendarId },
    select: { payingRule: true, payHours: true, releaseUnpaid: true },
  });
  return found ? { ...found, payingRule: payingRuleOf(found.payingRule) } : usualPaying;
}

/** An appointment's fee: in rupees, 0 if free of charge, null until agreed. */
export type KeptFee = PayingTerms & { readonly fee: string | null };

/**
 * The fee and the rule of a new appointment in this calendar. Our own consultations are free of charge.
 * @param kind of the session; without one the therapist's rate applies
 */
export async function keptFee(
  client: Pick<Tx, 'appointmentTerms' | 'calendar'>,
  calendarId: string,
  kind: Pick<Kind, 'feePaise'> | null = null,
): Promise<KeptFee> {
  const { therapist } = await client.calendar.findUniqueOrThrow({
    where: { id: calendarId },
    select: { therapist: { select: { sessionRate: true } } },
  });
  const terms = await readPaying(client, calendarId);
  const feePaise = kind ? kind.feePaise : therapist?.sessionRate && paiseIn(therapist.sessionRate);
  if (!therapist || terms.payingRule === 'free' || feePaise === 0) {
    return { ...terms, payingRule: 'free', fee: '0' };
  }
  return feePaise == null
    ? { ...terms, payingRule: 'free', fee: null }
    : { ...terms, fee: rupeesOf(feePaise) };
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
      ...{ fee: true, payingRule: true, payHours: true, releaseUnpaid: true, cancelNoticeHours: true },
      ...{ kindId: true, kindName: true },
    },
  });
  return { ...shown, payingRule: payingRuleOf(payingRule), fee: fee?.toFixed(2) ?? null };
}
