import 'server-only';
import type { PayingRule } from '@/lib/payment/appointment/rules';
import { payingRuleOf } from '@/lib/payment/appointment/rules';
import type { Tx } from '@/lib/server/db';

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

/** The fee and the rule of a new appointment in this calendar. Our own consultations are free of charge. */
export async function keptFee(
  client: Pick<Tx, 'appointmentTerms' | 'calendar'>,
  calendarId: string,
): Promise<KeptFee> {
  const { therapist } = await client.calendar.findUniqueOrThrow({
    where: { id: calendarId },
    select: { therapist: { select: { sessionRate: true } } },
  });
  const terms = await readPaying(client, calendarId);
  if (!therapist || terms.payingRule === 'free') return { ...terms, payingRule: 'free', fee: '0' };
  const rate = therapist.sessionRate;
  // Zero means that no fee was entered.
  return rate === null || rate.isZero()
    ? { ...terms, payingRule: 'free', fee: null }
    : { ...terms, fee: rate.toFixed(2) };
}

/**
 * The fee and the rules of a hold, for the time that replaces it. Its page has shown them, so they apply even
 * if the therapist has changed them since.
 * @throws if this calendar has no such hold
 */
export async function shownTerms(
  client: Pick<Tx, 'booking'>,
  bookingId: string,
  calendarId: string,
): Promise<KeptFee & { readonly cancelNoticeHours: number }> {
  const { fee, payingRule, ...shown } = await client.booking.findUniqueOrThrow({
    where: { id: bookingId, calendarId },
    select: { fee: true, payingRule: true, payHours: true, releaseUnpaid: true, cancelNoticeHours: true },
  });
  return { ...shown, payingRule: payingRuleOf(payingRule), fee: fee?.toFixed(2) ?? null };
}
