import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { payers } from '@/lib/care/participant/sql';
import { consumeSession, holdSession, lockPair, openCredit } from '@/lib/care/plan/credit/commands';
import { isOfKind } from '@/lib/care/plan/credit/sums';
import { countOnPlan } from '@/lib/care/session/conclude/plan-count';
import { paiseIn } from '@/lib/format/money';
import { notify } from '@/lib/notification/commands';
import type { Tx } from '@/lib/server/db';

type Covered = {
  readonly id: string;
  /** Booked by the link of this payment, before the payment was found at the bank. */
  readonly byLink: boolean;
  readonly startsAt: Date;
  readonly outcome: string | null;
};

/**
 * The appointments of therapist and client that a newly paid plan pays: those of its kind that were booked by
 * the link of its payment, and coming ones without a payment or report. They stay locked, so that none is paid meanwhile.
 */
async function appointmentsToCover(
  tx: Tx,
  {
    id,
    clientId,
    therapistId,
    planId,
  }: { id: string; clientId: string; therapistId: string; planId: string },
  now: Date,
): Promise<readonly Covered[]> {
  return tx.$queryRaw<Covered[]>`
    SELECT b.id::text AS id, b.starts_at AS "startsAt",
      EXISTS (SELECT FROM payment_submissions p
        WHERE p.id = b.payment_submission_id AND p.quotation_id = ${id}::uuid) AS "byLink",
      (SELECT s.status FROM therapy_sessions s WHERE s.booking_id = b.id) AS outcome
    FROM bookings b JOIN calendars c ON c.id = b.calendar_id JOIN ${payers} payer ON payer.booking_id = b.id
      JOIN therapy_plans p ON p.id = ${planId}::uuid
    WHERE payer.client_id = ${clientId}::uuid AND c.therapist_id = ${therapistId}::uuid
      AND ${isOfKind('p', Prisma.sql`b.kind_id`)}
      AND b.status = 'confirmed' AND b.plan_id IS NULL AND b.fee IS DISTINCT FROM 0
      AND (EXISTS (SELECT FROM payment_submissions p
          WHERE p.id = b.payment_submission_id AND p.quotation_id = ${id}::uuid)
        OR (b.starts_at > ${now}
          AND NOT EXISTS (SELECT FROM therapy_sessions s WHERE s.booking_id = b.id AND s.status <> 'scheduled')
          AND NOT EXISTS (SELECT FROM payment_submissions p
          WHERE (p.id = b.payment_submission_id OR p.appointment_id = b.id)
            AND p.status IN ('pending', 'matched', 'verified'))
          AND NOT EXISTS (SELECT FROM transactions t
            WHERE t.appointment_id = b.id AND t.status = 'paid' AND t.returning_because IS NULL)))
    ORDER BY b.id FOR UPDATE OF b`;
}

const byUrgency = (a: Covered, b: Covered) =>
  Number(b.byLink) - Number(a.byLink) || a.startsAt.getTime() - b.startsAt.getTime();

/**
 * Makes the plan of a quotation for sessions, in the transaction that marks the quotation as paid. The plan
 * pays appointments that are already booked, and the client is notified. A quotation for other work makes
 * none.
 */
export async function openPaidPlan(tx: Tx, quotationId: string, now: Date): Promise<void> {
  const quotation = await tx.quotation.findUniqueOrThrow({
    where: { id: quotationId },
    select: {
      id: true,
      clientId: true,
      therapistId: true,
      serviceType: true,
      description: true,
      amount: true,
      sessions: true,
      kindId: true,
      client: { select: { userId: true } },
      therapist: { select: { name: true } },
    },
  });
  const { sessions, kindId, clientId, therapistId, serviceType, description, amount } = quotation;
  if (sessions === null) return;
  const pair = { clientId, therapistId };
  await lockPair(tx, pair);
  const { id: planId } = await tx.therapyPlan.create({
    data: {
      ...pair,
      planName: serviceType,
      description,
      totalSessions: sessions,
      kindId,
      quotationId,
    },
    select: { id: true },
  });
  await openCredit(tx, { planId, sessions, paise: paiseIn(amount) }, now);
  const covered = (await appointmentsToCover(tx, { ...quotation, planId }, now))
    .toSorted(byUrgency)
    .slice(0, sessions);
  for (const { id: bookingId, outcome } of covered) {
    await holdSession(tx, { ...pair, bookingId, planId }, now);
    await tx.booking.update({ where: { id: bookingId }, data: { paymentId: null } });
    await tx.therapySession.updateMany({ where: { bookingId, planId: null }, data: { planId } });
    if (outcome === 'completed') await countOnPlan(tx, planId, now);
    if (outcome === 'completed' || outcome === 'no_show') await consumeSession(tx, bookingId, now);
  }
  await notify(tx, {
    userId: quotation.client.userId,
    kind: 'plan.created',
    title: `Your plan with ${quotation.therapist.name} is paid: ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
    href: '/dashboard/plans',
  });
}
