import 'server-only';
import type { Tx } from '@/lib/server/db';

type Given = Readonly<Record<'bookingId' | 'clientId', string>>;

/**
 * Gives the forms of a booking's guest to the client whose account takes the booking over. The client's own
 * stays where two with one text wait.
 */
export async function giveForms(tx: Tx, { bookingId, clientId }: Given, now: Date): Promise<void> {
  const waits = { signedAt: null, cancelledAt: null };
  const own = await tx.formRequest.findMany({ where: { clientId, ...waits }, select: { templateId: true } });
  const same = own.flatMap(({ templateId }) => templateId ?? []);
  await tx.formRequest.updateMany({
    where: { bookingId, ...waits, templateId: { in: same } },
    data: { cancelledAt: now },
  });
  await tx.formRequest.updateMany({ where: { bookingId }, data: { clientId, bookingId: null } });
}
