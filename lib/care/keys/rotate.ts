import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { db } from '@/lib/server/db';
import { isCurrent, rewrap } from '@/lib/server/seal/data-key';
import { masterKeys, SealUnavailable } from '@/lib/server/seal/master-key';

type Rotated = {
  /** Keys that this run has wrapped with the present master key. */
  readonly wrapped: number;
  /** Keys that had the present master key before. */
  readonly current: number;
  /** Keys that no master key of the environment opens; they stay unchanged. */
  readonly closed: number;
};

type Row = { readonly id: string; readonly key: Uint8Array };

/** Tables whose rows hold a wrapped data key in `sealed_key`, each with the column that identifies the row. */
const keyed = [
  ['message_threads', 'id'],
  ['notebooks', 'therapist_id'],
  ['care_folders', 'id'],
  ['handovers', 'id'],
  ['client_cards', 'id'],
  ['card_imports', 'id'],
  ['brought_records', 'id'],
  ['room_safety_notes', 'id'],
  ['record_requests', 'id'],
  ['form_requests', 'id'],
  ['busy_sources', 'calendar_id'],
  ['refunds_due', 'id'],
] as const;

type Keyed = (typeof keyed)[number];

const step = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

function pageOf([table, column]: Keyed, after: string): Promise<readonly Row[]> {
  const [from, id] = [Prisma.raw(table), Prisma.raw(column)];
  return db.$queryRaw<Row[]>`
    SELECT ${id}::text AS id, sealed_key AS key FROM ${from}
    WHERE ${id} > ${after}::uuid AND sealed_key IS NOT NULL ORDER BY ${id} LIMIT ${step}`;
}

/** Replaces one wrapped key unless it has changed meanwhile. */
async function replace([table, column]: Keyed, row: Row, next: Uint8Array): Promise<void> {
  await db.$executeRaw`
    UPDATE ${Prisma.raw(table)} SET sealed_key = ${next}
    WHERE ${Prisma.raw(column)} = ${row.id}::uuid AND sealed_key = ${row.key}`;
}

/**
 * Wraps every data key with the newest master key. Content stays sealed as it is. An interrupted run is
 * continued by the next one; meanwhile each master key opens its part.
 * @throws SealUnavailable when the environment has no master key
 */
export async function rotateKeys(): Promise<Rotated> {
  masterKeys();
  const rotated = { wrapped: 0, current: 0, closed: 0 };
  for (const table of keyed) {
    for (
      let rows = await pageOf(table, firstId);
      rows.length > 0;
      rows = await pageOf(table, rows.at(-1)?.id ?? firstId)
    ) {
      for (const row of rows) {
        if (isCurrent(row.key)) {
          rotated.current += 1;
          continue;
        }
        try {
          await replace(table, row, rewrap(row.key));
          rotated.wrapped += 1;
        } catch (error) {
          if (!(error instanceof SealUnavailable)) throw error;
          rotated.closed += 1;
        }
      }
    }
  }
  return rotated;
}
