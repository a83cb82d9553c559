import 'server-only';
import { personalTables } from '@/lib/privacy/records/inventory';
import type { Person } from '@/lib/privacy/records/person';
import { deleteQuery, idsQuery, parametersOf, updateQuery } from '@/lib/privacy/records/sql';
import type { Tx } from '@/lib/server/db';
import { discardFile } from '@/lib/server/storage/files';

/**
 * Address that replaces an erased one. No mail can reach it (RFC 2606), and the purge finds the person's rows
 * by it.
 */
export function erasedAddressOf(requestId: string): string {
  return `erased-${requestId}@erased.invalid`;
}

/**
 * The service's reason for a handover is about the therapist, in rows of the clients, which stay. The row
 * needs a reason, so the words are replaced.
 */
async function forgetTeamReasons(tx: Tx, fromTherapistId: string): Promise<void> {
  await tx.handover.updateMany({
    where: { fromTherapistId, teamReason: { not: null } },
    data: { teamReason: '(erased)' },
  });
}

/** Changes all rows of a person as the inventory's `atOnce` says. */
export async function pseudonymise(tx: Tx, person: Person): Promise<void> {
  const parameters = parametersOf(person);
  // Files first, because the rows that link to them are about to change.
  const files = await tx.$queryRawUnsafe<{ id: string }[]>(idsQuery('stored_files'), ...parameters);
  for (const { id } of files) await discardFile(tx, id);
  for (const { table, atOnce } of personalTables) {
    if (atOnce === 'keep' || atOnce === 'discard') continue;
    const query = atOnce === 'delete' ? deleteQuery(table) : updateQuery(table, atOnce);
    await tx.$executeRawUnsafe(query, ...parameters);
  }
  if (person.therapistId) await forgetTeamReasons(tx, person.therapistId);
}
