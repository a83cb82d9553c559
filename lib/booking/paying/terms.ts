import 'server-only';
import type { PayingRule } from '@/lib/payment/appointment/rules';
import { payingRuleOf } from '@/lib/payment/appointment/rules';
import type { Tx } from '@/lib/server/db';

/** When people pay for appointments of a calendar. */
export type PayingTerms = {
  readonly payingRule: PayingRule;
  readonly payHours: number;
  readonly releaseUnpaid: boolean;
};

/** Without settings people pay ahead, at the latest a day before, and no time is released. */
export const usualPaying: PayingTerms = { payingRule: 'ahead', payHours: 24, releaseUnpaid: false };

/** The paying rule of a calendar. */
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

/** What an appointment keeps about its fee: in rupees, 0 when it is free of charge, null while it is not agreed. */
export type KeptFee = PayingTerms & { readonly fee: string | null };

/** The fee and the rule that a new appointment of this calendar keeps. Our own consultations are free of charge. */
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
  // Zero is not a fee: it means that none was entered.
  return rate === null || rate.isZero()
    ? { ...terms, payingRule: 'free', fee: null }
    : { ...terms, fee: rate.toFixed(2) };
}

/**
 * The fee and the rules of a hold, for the time that takes its place: its page has shown them, so they stand also when the
 * therapist has changed them since.
 * @throws when there is no such hold of this calendar
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
