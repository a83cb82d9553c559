import 'server-only';
import { db } from '@/lib/server/db';
import { isCurrent, rewrap } from '@/lib/server/seal/data-key';
import { masterKeys, SealUnavailable } from '@/lib/server/seal/master-key';

type Rotated = {
  /** Keys that have the present master key now. */
  readonly wrapped: number;
  /** Keys that had it already. */
  readonly current: number;
  /** Keys that no master key of the environment opens; they stay as they are. */
  readonly closed: number;
};

type Row = { readonly id: string; readonly key: Uint8Array };

/** A table whose rows keep a data key of their own, read and written by the id of the row. */
type KeyedTable = {
  readonly page: (after: string) => Promise<readonly Row[]>;
  /** Replaces one wrapped key unless somebody else has replaced it meanwhile. */
  readonly replace: (row: Row, key: Uint8Array<ArrayBuffer>) => Promise<unknown>;
};

const step = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

const threads: KeyedTable = {
  page: (after) =>
    db.$queryRaw<Row[]>`
      SELECT id::text AS id, sealed_key AS key FROM message_threads
      WHERE id > ${after}::uuid ORDER BY id LIMIT ${step}`,
  replace: ({ id, key }, next) =>
    db.messageThread.updateMany({
      where: { id, sealedKey: new Uint8Array(key) },
      data: { sealedKey: next },
    }),
};

const notebooks: KeyedTable = {
  page: (after) =>
    db.$queryRaw<Row[]>`
      SELECT therapist_id::text AS id, sealed_key AS key FROM notebooks
      WHERE therapist_id > ${after}::uuid ORDER BY therapist_id LIMIT ${step}`,
  replace: ({ id, key }, next) =>
    db.notebook.updateMany({
      where: { therapistId: id, sealedKey: new Uint8Array(key) },
      data: { sealedKey: next },
    }),
};

const handovers: KeyedTable = {
  page: (after) =>
    db.$queryRaw<Row[]>`
      SELECT id::text AS id, sealed_key AS key FROM handovers
      WHERE id > ${after}::uuid AND sealed_key IS NOT NULL ORDER BY id LIMIT ${step}`,
  replace: ({ id, key }, next) =>
    db.handover.updateMany({
      where: { id, sealedKey: new Uint8Array(key) },
      data: { sealedKey: next },
    }),
};

const safetyNotes: KeyedTable = {
  page: (after) =>
    db.$queryRaw<Row[]>`
      SELECT id::text AS id, sealed_key AS key FROM room_safety_notes
      WHERE id > ${after}::uuid ORDER BY id LIMIT ${step}`,
  replace: ({ id, key }, next) =>
    db.roomSafetyNote.updateMany({
      where: { id, sealedKey: new Uint8Array(key) },
      data: { sealedKey: next },
    }),
};

const folders: KeyedTable = {
  page: (after) =>
    db.$queryRaw<Row[]>`
      SELECT id::text AS id, sealed_key AS key FROM care_folders
      WHERE id > ${after}::uuid ORDER BY id LIMIT ${step}`,
  replace: ({ id, key }, next) =>
    db.careFolder.updateMany({
      where: { id, sealedKey: new Uint8Array(key) },
      data: { sealedKey: next },
    }),
};

const tables: readonly KeyedTable[] = [threads, notebooks, folders, handovers, safetyNotes];

/**
 * Wraps every data key with the newest master key. Words stay sealed as they are, so nothing is read or written twice;
 * a run that was cut off is continued by the next one, and both master keys open their part meanwhile.
 * @throws SealUnavailable when the environment has no master key
 */
export async function rotateKeys(): Promise<Rotated> {
  masterKeys();
  const rotated = { wrapped: 0, current: 0, closed: 0 };
  for (const { page, replace } of tables) {
    for (let rows = await page(firstId); rows.length > 0; rows = await page(rows.at(-1)?.id ?? firstId)) {
      for (const row of rows) {
        if (isCurrent(row.key)) {
          rotated.current += 1;
          continue;
        }
        try {
          await replace(row, rewrap(row.key));
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
