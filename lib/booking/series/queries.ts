import 'server-only';
import type { Tx } from '@/lib/server/db';

type Later = { readonly id: string; readonly bookingId: string | null };

/**
 * The arranged sessions of a series after one of them, the next first.
 * @param therapistId owner of the series; another's gives none
 */
export function laterOf(
  tx: Pick<Tx, 'therapySession'>,
  {
    seriesId,
    therapistId,
    after,
  }: { readonly seriesId: string; readonly therapistId: string; readonly after: Date },
): Promise<Later[]> {
  return tx.therapySession.findMany({
    where: { seriesId, therapistId, status: 'scheduled', sessionDate: { gt: after } },
    orderBy: { sessionDate: 'asc' },
    select: { id: true, bookingId: true },
  });
}
