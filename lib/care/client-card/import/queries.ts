import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { columnsFrom } from '@/lib/care/client-card/import/columns';
import { readPeople, type Sorted, withoutKnown } from '@/lib/care/client-card/import/people';
import { undoMs } from '@/lib/care/client-card/import/rules';
import { sealedList } from '@/lib/care/client-card/import/sealed';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

export type ImportPreview = Sorted & {
  readonly state: 'preview';
  readonly head: readonly string[];
  readonly columns: readonly number[];
};

type Done = {
  readonly state: 'taken' | 'undone';
  readonly taken: number;
  readonly lines: number;
  readonly undoable: boolean;
};

/**
 * One of the viewer's lists: its preview, or what its import did; null for another's and a deleted one, and
 * `sealed` while the preview cannot be opened.
 */
export async function findImport(
  viewer: MemberOf<'therapist'>,
  importId: string,
): Promise<ImportPreview | Done | 'sealed' | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(importId)) return null;
  const stored = await db.cardImport.findFirst({ where: { id: importId, therapistId: therapist.id } });
  if (!stored?.columns) return null;
  const { sealed, sealedKey, takenAt, undoneAt, taken, lines } = stored;
  if (!sealed || !sealedKey) {
    const undoable = !undoneAt && takenAt !== null && Date.now() < takenAt.getTime() + undoMs;
    return { state: undoneAt ? 'undone' : 'taken', taken: taken ?? 0, lines, undoable };
  }
  const list = orNullIfSealed(() => sealedList.openWithOwnKey(importId, { sealed, sealedKey }));
  if (!list) return 'sealed';
  const columns = columnsFrom(stored.columns);
  const sorted = await withoutKnown(db, therapist.id, readPeople(list, columns));
  return { state: 'preview', head: list.rows[0] ?? [], columns, ...sorted };
}
