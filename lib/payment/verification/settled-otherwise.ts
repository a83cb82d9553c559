import 'server-only';
import type { ReturnReason } from '@/lib/payment/provider/rules';
import { enteredMark, isEntered, methodInWords } from '@/lib/payment/transaction/rules';
import type { Tx } from '@/lib/server/db';

type Subject = {
  readonly id: string;
  readonly quotationId: string | null;
  readonly appointmentId: string | null;
  readonly internshipApplicationId: string | null;
};

/** Why a report's money has no subject left to pay. */
export type SettledOtherwise = {
  readonly because: ReturnReason;
  /** When other money paid for the subject, and by which method; null without such a payment. */
  readonly at: Date | null;
  readonly method: string | null;
};

export const subjectColumns = {
  id: true,
  quotationId: true,
  appointmentId: true,
  internshipApplicationId: true,
} as const;

/**
 * Locks the subject of a reported payment, before the report itself. Card payments, other reports and the
 * payment deadline take the same lock, so of two payments for one subject the second sees the first.
 */
export async function lockSubjectOf(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM quotations q JOIN payment_submissions s ON s.quotation_id = q.id
    WHERE s.id = ${id}::uuid FOR UPDATE OF q`;
  await tx.$queryRaw`
    SELECT 1 FROM bookings b JOIN payment_submissions s ON s.appointment_id = b.id
    WHERE s.id = ${id}::uuid FOR UPDATE OF b`;
  await tx.$queryRaw`
    SELECT 1 FROM internship_applications a JOIN payment_submissions s ON s.internship_application_id = a.id
    WHERE s.id = ${id}::uuid FOR UPDATE OF a`;
}

/** Other money that has paid for the same subject, by card or by another report; null without any. */
export async function paidOtherwise(
  client: Pick<Tx, 'transaction'>,
  { id, quotationId, appointmentId, internshipApplicationId }: Subject,
): Promise<{ readonly at: Date; readonly method: string | null } | null> {
  const same = [
    ...(quotationId === null ? [] : [{ quotationId }]),
    ...(appointmentId === null ? [] : [{ appointmentId }]),
    ...(internshipApplicationId === null ? [] : [{ internshipApplicationId }]),
  ];
  if (same.length === 0) return null;
  const other = await client.transaction.findFirst({
    where: {
      status: 'paid',
      returningBecause: null,
      AND: [{ OR: same }, { OR: [{ paymentSubmissionId: null }, { paymentSubmissionId: { not: id } }] }],
    },
    select: { paidAt: true, createdAt: true, method: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  if (!other) return null;
  const { paidAt, createdAt, method } = other;
  const words = methodInWords(method);
  return {
    at: paidAt ?? createdAt,
    method: isEntered(method) ? `${words} (${enteredMark.toLowerCase()})` : words,
  };
}

/** Why an open report can never be verified; null if it can. */
export async function settledOtherwise(
  client: Pick<Tx, 'transaction' | 'quotation'>,
  subject: Subject,
): Promise<SettledOtherwise | null> {
  const paid = await paidOtherwise(client, subject);
  if (paid) return { because: 'twice', ...paid };
  if (subject.quotationId === null) return null;
  const { status } = await client.quotation.findUniqueOrThrow({
    where: { id: subject.quotationId },
    select: { status: true },
  });
  if (status === 'accepted') return null;
  return { because: status === 'paid' ? 'twice' : 'closed', at: null, method: null };
}
