import 'server-only';
import type { ShownFrom } from '@/lib/admin/therapist/rules';
import type { Tx } from '@/lib/server/db';

/**
 * When payers see the latest account: the database shows a first account, and a withdrawn change, at once,
 * and any other a day later (ADR 57).
 */
export async function payoutShownFrom(
  client: Pick<Tx, 'payeeAccount'>,
  therapistId: string,
): Promise<ShownFrom> {
  const latest = await client.payeeAccount.findFirst({
    where: { payee: { therapistId }, supersededAt: null },
    select: { validFrom: true, upiId: true, accountNumber: true },
  });
  if (!latest || (latest.upiId === null && latest.accountNumber === null)) return 'removed';
  return latest.validFrom > new Date() ? latest.validFrom : null;
}
