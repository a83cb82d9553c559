import 'server-only';
import { day } from '@/lib/format/duration';
import { paiseIn } from '@/lib/format/money';
import type { Tx } from '@/lib/server/db';

/** A payment without an appointment so far, and its therapist; null for the service. */
export type Unused = {
  readonly id: string;
  readonly paise: number;
  readonly therapist: { readonly name: string } | null;
};

/** As long as the booking link of a payment lives. */
const bookableFor = 90 * day;

/**
 * Payments of a person that nothing has been received for: reports that are still being checked, and
 * confirmed payments that can still be booked with. Plans, appointments, internships and refunds already due
 * count elsewhere.
 * @param address confirmed by the person; null otherwise
 */
export async function unusedPayments(
  client: Pick<Tx, 'paymentSubmission'>,
  { profileId, address }: { readonly profileId: string | null; readonly address: string | null },
  now: Date,
): Promise<readonly Unused[]> {
  const found = await client.paymentSubmission.findMany({
    where: {
      appointmentId: null,
      internshipApplicationId: null,
      refundsDue: { none: {} },
      AND: [
        {
          OR: [
            ...(profileId === null ? [] : [{ clientId: profileId }]),
            ...(address === null
              ? []
              : [{ clientId: null, payerEmail: { equals: address, mode: 'insensitive' as const } }]),
          ],
        },
        {
          OR: [
            { status: { in: ['pending', 'matched'] } },
            {
              status: 'verified',
              quotationId: null,
              createdAt: { gt: new Date(now.getTime() - bookableFor) },
            },
          ],
        },
        {
          OR: [
            { booking: { is: null } },
            {
              booking: {
                calendar: { therapistId: null },
                OR: [{ status: 'cancelled' }, { startsAt: { gt: now } }],
              },
            },
          ],
        },
      ],
    },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      amount: true,
      payeeAccount: { select: { payee: { select: { therapist: { select: { name: true } } } } } },
      transaction: { select: { amount: true, refundedAmount: true } },
    },
  });
  return found.map(({ id, amount, payeeAccount, transaction }) => ({
    id,
    therapist: payeeAccount.payee.therapist,
    paise: transaction ? paiseIn(transaction.amount) - paiseIn(transaction.refundedAmount) : paiseIn(amount),
  }));
}
