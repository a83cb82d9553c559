import 'server-only';
import { personalTables } from '@/lib/privacy/records/inventory';
import type { Person } from '@/lib/privacy/records/person';
import { deleteQuery, idsQuery, parametersOf, updateQuery } from '@/lib/privacy/records/sql';
import type { Tx } from '@/lib/server/db';
import { discardFile } from '@/lib/server/storage/files';

/** Address that replaces an erased one. It reaches nobody (RFC 2606), and the purge finds the person's rows by it. */
export function erasedAddressOf(requestId: string): string {
  return `erased-${requestId}@erased.invalid`;
}

/**
 * Why the house asked a therapist's clients who goes on: words about the therapist, in rows that belong to the clients and
 * stay for them. The row needs a reason, so the words are replaced.
 */
async function forgetHouseReasons(tx: Tx, fromTherapistId: string): Promise<void> {
  await tx.handover.updateMany({
    where: { fromTherapistId, houseReason: { not: null } },
    data: { houseReason: '(erased)' },
  });
}

/** Changes all rows of a person as the inventory's `atOnce` says. */
export async function pseudonymise(tx: Tx, person: Person): Promise<void> {
  const parameters = parametersOf(person);
  // Files first: the rows that lead to them are about to lose the link.
  const files = await tx.$queryRawUnsafe<{ id: string }[]>(idsQuery('stored_files'), ...parameters);
  for (const { id } of files) await discardFile(tx, id);
  for (const { table, atOnce } of personalTables) {
    if (atOnce === 'keep' || atOnce === 'discard') continue;
    const query = atOnce === 'delete' ? deleteQuery(table) : updateQuery(table, atOnce);
    await tx.$executeRawUnsafe(query, ...parameters);
  }
  if (person.therapistId) await forgetHouseReasons(tx, person.therapistId);
}
