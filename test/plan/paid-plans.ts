import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { cancelBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { findBooking } from '@/lib/booking/queries';
import { feeInWords } from '@/lib/payment/appointment/rules';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { withPerson } from '@/test/booking/appointments';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createQuotationRow, createStranger, type Person } from '@/test/payment/quotations';

type Practice = Awaited<ReturnType<typeof createPractice>>;

export const hour = 3_600_000;
/** A request as commands write it into the audit trail. */
export const request = { id: 'request-1', network: '203.0.113.7' };

/** A full hour, this many days from now. */
export const inDays = (days: number): Date =>
  new Date(Math.ceil(Date.now() / hour) * hour + days * 24 * hour);

type Sold = {
  readonly amount?: string;
  /** By default the therapist's first kind. */
  readonly kindId?: string | null;
};

/** An accepted quotation for some sessions and the payment that its client reported for it. */
export async function reportedPlan(
  practice: Practice,
  client: Person,
  { sessions = 6, amount = '9600.50', kindId = null }: Sold & { readonly sessions?: number | null } = {},
): Promise<{ readonly quotationId: string; readonly paymentId: string }> {
  const quotation = await createQuotationRow(practice, client, {
    status: 'accepted',
    ...{ sessions, amount, kindId },
  });
  const payment = await createPaymentRow({
    therapistId: practice.therapist.id,
    quotationId: quotation.id,
    clientId: client.viewer.profile.id,
    amount,
    referenceNumber: randomUUID().slice(0, 12),
  });
  return { quotationId: quotation.id, paymentId: payment.id };
}

/** A client's prepaid plan: quoted, accepted, paid and verified. */
export async function paidPlan(
  practice: Practice,
  client: Person,
  given: Sold & { readonly sessions?: number } = {},
): Promise<{ readonly planId: string; readonly quotationId: string; readonly paymentId: string }> {
  const reported = await reportedPlan(practice, client, given);
  const outcome = await verifyPayment(reported.paymentId, null, await createAdmin());
  if (!outcome.done) throw new Error(outcome.because);
  const { id } = await db.therapyPlan.findUniqueOrThrow({ where: { quotationId: reported.quotationId } });
  return { ...reported, planId: id };
}

/** A row of a time that a client holds. */
export async function heldTime(
  practice: Practice,
  client: Person,
  startsAt: Date,
  fee: string | null = '1800.00',
): Promise<string> {
  const { id: calendarId } = await db.calendar.upsert({
    where: { therapistId: practice.therapist.id },
    create: { therapistId: practice.therapist.id },
    update: {},
  });
  const endsAt = new Date(startsAt.getTime() + 0.75 * hour);
  const { id } = await db.booking.create({
    data: {
      calendarId,
      ...withPerson({ clientId: client.viewer.profile.id }),
      startsAt,
      endsAt,
      blockedUntil: new Date(endsAt.getTime() + hour / 4),
      fee,
      payingRule: fee === null || Number(fee) === 0 ? 'free' : 'ahead',
      status: 'held',
      heldUntil: new Date(Date.now() + hour),
    },
  });
  return id;
}

export async function confirmTime(
  client: Person,
  bookingId: string,
  { now = new Date(), payment }: { readonly now?: Date; readonly payment?: string } = {},
): Promise<void> {
  const answer = await confirmBooking(
    {
      bookingId,
      mode: 'video',
      booker: { viewer: client.viewer },
      payment,
      request,
    },
    now,
  );
  if (!answer.confirmed) throw new Error(answer.because);
}

/**
 * Asha, a therapist, and Meera, her client, new before each test, with helpers for tests of a plan. Use them
 * only inside tests.
 */
export function setUpPaidPlans() {
  const people = {} as { asha: Practice; meera: Person };
  beforeEach(async () => {
    people.asha = await createPractice();
    people.meera = await createStranger();
  });
  const feeOfBooking = async (bookingId: string) => (await findBooking(bookingId))?.fee;
  return {
    people,
    /** An appointment this many days from now, confirmed by Meera. */
    async booked(days: number, fee?: string | null): Promise<string> {
      const id = await heldTime(people.asha, people.meera, inDays(days), fee);
      await confirmTime(people.meera, id);
      return id;
    },
    feeOfBooking,
    async wordsOf(bookingId: string) {
      const booking = await findBooking(bookingId);
      return booking && feeInWords(booking.fee, { ...booking, now: new Date() });
    },
    sessionOf: (bookingId: string) => db.therapySession.findUniqueOrThrow({ where: { bookingId } }),
    cancel(bookingId: string, by: 'client' | 'therapist' = 'client', now?: Date) {
      const { viewer: actor } = by === 'client' ? people.meera : people.asha;
      return cancelBooking({ bookingId, by, actor, request }, ...(now ? [now] : []));
    },
  };
}
