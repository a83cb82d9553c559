import 'server-only';
import { notifyAndMail } from '@/lib/notification/commands';
import { lockAppointment } from '@/lib/payment/appointment/payable';
import type { ReturnReason } from '@/lib/payment/provider/rules';
import type { Settled } from '@/lib/payment/provider/settled';
import { markQuotationPaid } from '@/lib/payment/quotation/life/commands';
import { quotationPaths } from '@/lib/payment/quotation/rules';
import type { Tx } from '@/lib/server/db';

/** Whether another payment for the same place was received and is not refunded or being refunded. */
async function depositIsPaid(tx: Tx, id: string, internshipApplicationId: string): Promise<boolean> {
  // Messages about two payments of one application wait for each other here.
  await tx.$queryRaw`SELECT 1 FROM internship_applications WHERE id = ${internshipApplicationId}::uuid FOR UPDATE`;
  const other = await tx.transaction.findFirst({
    where: { internshipApplicationId, status: 'paid', returningBecause: null, id: { not: id } },
    select: { id: true },
  });
  return other !== null;
}

/**
 * Why an appointment cannot use the money: it was released or cancelled before the money came, or is already
 * paid. Null if it can. Locks the appointment as its release and every other payment do (ADR 46).
 */
async function appointmentRefuses(tx: Tx, id: string, appointmentId: string): Promise<ReturnReason | null> {
  await lockAppointment(tx, appointmentId);
  const found = await tx.booking.findUnique({
    where: { id: appointmentId },
    select: {
      ...{ status: true, bookedFee: true, planId: true },
      payment: { select: { status: true } },
      payments: { where: { status: 'verified' }, select: { id: true } },
      transactions: {
        where: { id: { not: id }, paymentSubmissionId: null, returningBecause: null, status: 'paid' },
        select: { id: true },
      },
    },
  });
  if (!found || (found.status !== 'confirmed' && found.bookedFee === null)) return 'closed';
  const paid =
    found.planId !== null ||
    found.payment?.status === 'verified' ||
    found.payments.length + found.transactions.length > 0;
  return paid ? 'twice' : null;
}

/**
 * Uses the money for its subject.
 * @returns the reason if it cannot: already paid, or no longer payable
 */
export async function takeMoney(
  tx: Tx,
  { id, quotationId, internshipApplicationId, appointmentId, therapistUserId }: Settled,
): Promise<ReturnReason | null> {
  if (appointmentId !== null) {
    const refuses = await appointmentRefuses(tx, id, appointmentId);
    if (refuses === null && therapistUserId !== null) {
      await notifyAndMail(tx, {
        userId: therapistUserId,
        kind: 'payment.received',
        title: 'An appointment with you has been paid by card',
        href: '/therapist-dashboard/payments',
      });
    }
    return refuses;
  }
  if (internshipApplicationId !== null) {
    return (await depositIsPaid(tx, id, internshipApplicationId)) ? 'twice' : null;
  }
  if (quotationId === null) return null;
  const sides = await markQuotationPaid(tx, quotationId, { viewer: 'system' });
  if (!sides) {
    const quotation = await tx.quotation.findUnique({ where: { id: quotationId }, select: { status: true } });
    return quotation?.status === 'paid' ? 'twice' : 'closed';
  }
  if (sides.therapist.userId !== null) {
    await notifyAndMail(tx, {
      userId: sides.therapist.userId,
      kind: 'quotation.paid',
      title: 'Your quotation has been paid',
      href: quotationPaths.therapist,
    });
  }
  return null;
}
