import { randomUUID } from 'node:crypto';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/lib/testing/back-office';
import { createPaymentRow } from '@/lib/testing/payments';
import { type createPractice, createQuotationRow, type Person } from '@/lib/testing/quotations';

type Practice = Awaited<ReturnType<typeof createPractice>>;

const hour = 3_600_000;

/** An accepted quotation for some sessions and the payment that its client reported for it. */
export async function reportedPlan(
  practice: Practice,
  client: Person,
  { sessions = 6, amount = '9600.50' }: { readonly sessions?: number | null; readonly amount?: string } = {},
): Promise<{ readonly quotationId: string; readonly paymentId: string }> {
  const quotation = await createQuotationRow(practice, client, { status: 'accepted', sessions, amount });
  const payment = await createPaymentRow({
    therapistId: practice.therapist.id,
    quotationId: quotation.id,
    clientId: client.viewer.profile.id,
    amount,
    referenceNumber: randomUUID().slice(0, 12),
  });
  return { quotationId: quotation.id, paymentId: payment.id };
}

/** A plan of a client that was paid ahead: offered, accepted, paid and verified. */
export async function paidPlan(
  practice: Practice,
  client: Person,
  given: { readonly sessions?: number; readonly amount?: string } = {},
): Promise<{ readonly planId: string; readonly quotationId: string; readonly paymentId: string }> {
  const reported = await reportedPlan(practice, client, given);
  const outcome = await verifyPayment(reported.paymentId, null, await createAdmin());
  if (!outcome.done) throw new Error(outcome.because);
  const { id } = await db.therapyPlan.findUniqueOrThrow({ where: { quotationId: reported.quotationId } });
  return { ...reported, planId: id };
}

/** A time that a client holds, as its row looks before they confirm it. */
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
      clientId: client.viewer.profile.id,
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

/** Confirms a held time as its client. */
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
      request: { id: 'request-1', network: '203.0.113.7' },
    },
    now,
  );
  if (!answer.confirmed) throw new Error(answer.because);
}
