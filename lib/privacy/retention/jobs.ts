import 'server-only';
import { nobodysMailbox } from '@/lib/privacy/records/rule';
import { networkOver, type Sweep, sweeps } from '@/lib/privacy/retention/rules';
import { db } from '@/lib/server/db';
import { attempt } from '@/lib/server/db/savepoint';
import { log } from '@/lib/server/log';
import { discardFile } from '@/lib/server/storage/files';

/** Steps are small, so that none holds a lock for long and a killed run loses little. */
const step = 500;

/** Deletes some rows past their retention period, with their files. @returns the number of rows */
function sweepStep({ table, over, file }: Sweep): Promise<number> {
  return db.$transaction(async (tx) => {
    const rows = await tx.$queryRawUnsafe<{ id: string; file: string | null }[]>(
      `SELECT t.id::text AS id, ${file ? `t.${file}::text` : 'NULL'} AS file FROM ${table} t
       WHERE ${over} LIMIT ${step} FOR UPDATE SKIP LOCKED`,
    );
    for (const row of rows) if (row.file) await discardFile(tx, row.file);
    const ids = rows.map(({ id }) => id);
    await tx.$executeRawUnsafe(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`, ids);
    return rows.length;
  });
}

async function sweepTable(sweep: Sweep): Promise<void> {
  let done = 0;
  // Repeats until none is left, because deleting a row can free the one it refers to, such as the receipt of
  // a credit note.
  for (let count = await sweepStep(sweep); count > 0; count = await sweepStep(sweep)) done += count;
  if (done > 0) log.info('records were deleted, their time was over', { part: sweep.table, count: done });
}

async function forgetNetworks(): Promise<void> {
  let count = step;
  while (count === step) {
    count = await db.$executeRawUnsafe(
      `UPDATE audit_log SET ip_hash = NULL WHERE id IN (SELECT id FROM audit_log WHERE ${networkOver} LIMIT ${step})`,
    );
  }
}

/** Discards files of brought records that went with a card or a person; without their key no one could open them. */
async function discardBroughtFiles(): Promise<void> {
  const lone = await db.storedFile.findMany({
    where: { key: { startsWith: 'brought/' }, deletedAt: null, broughtPaper: null },
    select: { id: true },
  });
  for (const { id } of lone) await db.$transaction((tx) => discardFile(tx, id));
}

/** Deletes listings of erased therapists that no other record names. */
async function removeFormerTherapists(): Promise<void> {
  const former = await db.therapist.findMany({ where: { email: nobodysMailbox }, select: { id: true } });
  for (const { id } of former) {
    await db.$transaction((tx) => attempt(tx, () => tx.therapist.delete({ where: { id } })));
  }
}

/**
 * Deletes all rows past the periods of the privacy notice. A table that fails does not stop the others; the
 * job then fails and runs again.
 * @throws AggregateError of the failures
 */
export async function sweepRecords(): Promise<void> {
  const errors: unknown[] = [];
  const work = [
    ...sweeps.map((sweep) => () => sweepTable(sweep)),
    forgetNetworks,
    discardBroughtFiles,
    removeFormerTherapists,
  ];
  for (const part of work) {
    await part().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some records could not be swept.');
}
