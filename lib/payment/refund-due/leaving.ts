import 'server-only';
import { end } from '@/lib/payment/refund-due/commands';
import { type SealedPayer, sealPayer } from '@/lib/payment/refund-due/sealed';
import type { Tx } from '@/lib/server/db';

type Leaving = {
  readonly profileId: string | null /** Their address, once proven. */;
  readonly address: string | null;
};

/**
 * Keeps what the open refunds of a leaving person need, sealed, before their names go; or ends them, when the person
 * has given the money up.
 */
export async function keepWhatIsOwed(
  tx: Tx,
  { profileId, address }: Leaving,
  givesUp: boolean,
  now: Date,
): Promise<void> {
  const mine = [{ clientId: profileId ?? undefined }].filter(({ clientId }) => clientId !== undefined);
  const open = await tx.refundDue.findMany({
    where: {
      endedAt: null,
      OR: [
        {
          paymentSubmission: {
            OR: [
              ...mine,
              ...(address === null
                ? []
                : [{ clientId: null, payerEmail: { equals: address, mode: 'insensitive' as const } }]),
            ],
          },
        },
        ...mine.map((whose) => ({ transaction: whose })),
      ],
    },
    select: {
      id: true,
      paymentSubmission: {
        select: {
          payerName: true,
          payerEmail: true,
          payerPhone: true,
          bankName: true,
          accountNumber: true,
          referenceNumber: true,
        },
      },
      transaction: {
        select: {
          providerPayment: true,
          client: { select: { firstName: true, lastName: true, email: true, phone: true } },
        },
      },
    },
  });
  for (const { id, paymentSubmission: report, transaction } of open) {
    if (givesUp) {
      await end(tx, id, 'given-up', now);
      continue;
    }
    const client = transaction?.client;
    const kept: SealedPayer = {
      name: report?.payerName ?? (client ? `${client.firstName} ${client.lastName}` : ''),
      email: report?.payerEmail ?? client?.email ?? '',
      phone: report?.payerPhone ?? client?.phone ?? null,
      account: report ? `${report.bankName}, ${report.accountNumber}` : null,
      reference: report?.referenceNumber ?? transaction?.providerPayment ?? null,
    };
    await tx.refundDue.update({ where: { id }, data: sealPayer(id, kept) });
  }
}
