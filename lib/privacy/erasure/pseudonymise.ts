import 'server-only';
import type { Tx } from '@/lib/db';
import type { Person } from '@/lib/privacy/records/person';
import { personalTables } from '@/lib/privacy/records/register';
import {
  deleteStatement,
  idsStatement,
  parametersOf,
  updateStatement,
} from '@/lib/privacy/records/statements';
import { discardFile } from '@/lib/storage/files';

/** Address in the place of an erased one. It reaches nobody (RFC 2606) and finds the person's rows until the purge. */
export function erasedAddressOf(requestId: string): string {
  return `erased-${requestId}@erased.invalid`;
}

/** Does to all rows of a person what the register says is done at once. */
export async function pseudonymise(tx: Tx, person: Person): Promise<void> {
  const parameters = parametersOf(person);
  // Files first: they are found through the rows that are about to let go of them.
  const files = await tx.$queryRawUnsafe<{ id: string }[]>(idsStatement('stored_files'), ...parameters);
  for (const { id } of files) await discardFile(tx, id);
  for (const { table, atOnce } of personalTables) {
    if (atOnce === 'keep' || atOnce === 'discard') continue;
    const statement = atOnce === 'delete' ? deleteStatement(table) : updateStatement(table, atOnce);
    await tx.$executeRawUnsafe(statement, ...parameters);
  }
}
