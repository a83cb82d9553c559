import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { columnsFrom, columnsOf, columnsText, namesPeople } from '@/lib/care/client-card/import/columns';
import { readList } from '@/lib/care/client-card/import/list';
import { readPeople, withoutKnown } from '@/lib/care/client-card/import/people';
import { type importMessages, type ListFault, undoMs } from '@/lib/care/client-card/import/rules';
import { sealedList } from '@/lib/care/client-card/import/sealed';
import { sealedConsent } from '@/lib/care/client-card/sealed';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { refusableTransaction, transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Therapist = MemberOf<'therapist'>;

type Uploaded =
  | { readonly done: true; readonly id: string }
  | { readonly done: false; readonly because: ListFault | 'not-linked' };

/**
 * Keeps an uploaded list, sealed, for its preview. It makes no card, and replaces an earlier list that was not
 * imported.
 * @throws SealUnavailable without a master key
 */
export async function uploadList(viewer: Therapist, bytes: Uint8Array): Promise<Uploaded> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  const answer = await readList(bytes);
  if (!answer.read) return { done: false, because: answer.why };
  const { list } = answer;
  const [id, therapistId] = [randomUUID(), therapist.id];
  const words = sealedList.sealWithOwnKey(id, {
    lines: [...list.lines],
    rows: list.rows.map((row) => [...row]),
  });
  const columns = columnsText(columnsOf(list.rows[0] ?? []));
  await db.$transaction(async (tx) => {
    await tx.cardImport.deleteMany({ where: { therapistId, takenAt: null, columns: { not: null } } });
    await tx.cardImport.create({
      data: { id, therapistId, lines: list.rows.length - 1, columns, ...words },
    });
  });
  return { done: true, id };
}

/** Says which columns of an uploaded list hold what. @returns false for another's list, and an imported one */
export async function matchColumns(
  viewer: Therapist,
  importId: string,
  columns: readonly number[],
): Promise<boolean> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(importId)) return false;
  const { count } = await db.cardImport.updateMany({
    where: { id: importId, therapistId: therapist.id, takenAt: null, columns: { not: null } },
    data: { columns: columnsText(columns) },
  });
  return count > 0;
}

type Refused = keyof Pick<
  typeof importMessages,
  'gone' | 'taken' | 'no-name' | 'nothing' | 'late' | 'undone'
>;

type Taken =
  | { readonly done: true; readonly count: number }
  | { readonly done: false; readonly because: Refused };

const step = 500;

/**
 * Makes a card of every line that can be taken, all of them or none, and deletes the uploaded list. Nobody is
 * notified. A second press, and a second import of the same list, make none.
 * @param consent how these people agreed, for every card
 * @throws SealUnavailable without a master key
 */
export async function takeList(
  viewer: Therapist,
  { importId, consent }: { readonly importId: string; readonly consent: string },
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Taken> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(importId)) return { done: false, because: 'gone' };
  const therapistId = therapist.id;
  const stored = await db.cardImport.findFirst({ where: { id: importId, therapistId } });
  if (!stored?.columns) return { done: false, because: 'gone' };
  const { sealed, sealedKey, lines, columns } = stored;
  if (!sealed || !sealedKey) return { done: false, because: 'taken' };
  if (!namesPeople(columnsFrom(columns))) return { done: false, because: 'no-name' };
  // Read before the transaction, which must not wait while thousands of numbers are read.
  const list = sealedList.openWithOwnKey(importId, { sealed, sealedKey });
  const read = readPeople(list, columnsFrom(columns));
  return refusableTransaction<Taken, Taken>(async (tx, refuse) => {
    const begun = await tx.cardImport.updateMany({
      where: { id: importId, takenAt: null, columns },
      data: { takenAt: now, taken: 0, sealed: null, sealedKey: null },
    });
    if (begun.count === 0) return { done: false, because: 'taken' };
    const { people } = await withoutKnown(tx, therapistId, read);
    if (people.length === 0) throw refuse({ done: false, because: 'nothing' });
    let count = 0;
    for (let start = 0; start < people.length; start += step) {
      const data = people.slice(start, start + step).map(({ name, email, phone }) => {
        const id = randomUUID();
        const words = sealedConsent.sealWithOwnKey(id, { consent });
        return { id, therapistId, name, email, phone, importId, ...words };
      });
      count += (await tx.clientCard.createMany({ data, skipDuplicates: true })).count;
    }
    await tx.cardImport.update({ where: { id: importId }, data: { taken: count } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'card.imported',
      subject: { table: 'card_imports', id: importId },
      details: { lines, cards: count },
      request,
    });
    return { done: true, count };
  }, transactionOptions.import);
}

/**
 * Deletes the cards of an import of the last day, except those whose people were invited or have come since, or
 * have sessions, kept hours or records of another practice.
 */
export async function undoImport(
  viewer: Therapist,
  importId: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Taken> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(importId)) return { done: false, because: 'gone' };
  return db.$transaction(async (tx): Promise<Taken> => {
    await tx.$queryRaw`SELECT 1 FROM card_imports WHERE id = ${importId}::uuid FOR UPDATE`;
    const own = { id: importId, therapistId: therapist.id, columns: { not: null } };
    const stored = await tx.cardImport.findFirst({ where: own, select: { takenAt: true, undoneAt: true } });
    if (!stored?.takenAt) return { done: false, because: 'gone' };
    if (stored.undoneAt) return { done: false, because: 'undone' };
    if (now.getTime() >= stored.takenAt.getTime() + undoMs) return { done: false, because: 'late' };
    const { count } = await tx.clientCard.deleteMany({
      where: {
        ...{ importId, clientId: null, invitedAt: null },
        ...{ sessions: { none: {} }, keptHours: { none: {} }, brought: { none: {} } },
      },
    });
    await tx.cardImport.update({ where: { id: importId }, data: { undoneAt: now } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'card.import-undone',
      subject: { table: 'card_imports', id: importId },
      details: { cards: count },
      request,
    });
    return { done: true, count };
  }, transactionOptions.import);
}
