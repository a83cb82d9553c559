import 'server-only';
import {
  bytesPlaceOf,
  placeOfStoreKey,
  type Reading,
  sealedPaperName,
  sealedRecords,
} from '@/lib/privacy/export/practice/brought/sealed';
import type { Row } from '@/lib/privacy/export/practice/read';
import { db, type Tx } from '@/lib/server/db';
import { openContent, openDataKey } from '@/lib/server/seal/data-key';

export type OpenedRecord = {
  readonly id: string;
  readonly createdAt: Date;
  /** The client or the card; null for the reading itself. */
  readonly person: string | null;
  readonly records: Readonly<Record<string, readonly Row[]>>;
  readonly reading: Reading | undefined;
  readonly papers: readonly { readonly id: string; readonly fileId: string; readonly was: string }[];
};

/**
 * Everything that a therapist brought, oldest first. The caller has checked whose it is.
 * @param person a client or a card; all of them and the readings themselves by default
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openedRecords(
  tx: Pick<Tx, 'broughtRecord'>,
  therapistId: string,
  person?: string,
): Promise<OpenedRecord[]> {
  const of = person && { OR: [{ clientId: person }, { cardId: person }, { card: { clientId: person } }] };
  const rows = await tx.broughtRecord.findMany({
    where: { therapistId, ...of },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: {
      card: { select: { clientId: true } },
      papers: { where: { fileId: { not: null } } },
    },
  });
  return rows.map(({ id, createdAt, clientId, cardId, card, sealedKey, sealed, papers }) => {
    const key = openDataKey(sealedKey);
    const { records, reading } = sealedRecords.open(key, id, sealed);
    return {
      ...{ id, createdAt, records, reading },
      person: clientId ?? card?.clientId ?? cardId,
      papers: papers.flatMap((paper) =>
        paper.fileId === null
          ? []
          : [{ id: paper.id, fileId: paper.fileId, was: sealedPaperName.open(key, id, paper.sealed).was }],
      ),
    };
  });
}

export type BroughtRows = ReadonlyMap<string, readonly Row[]>;

/**
 * The rows that a therapist brought, by table, as rows of their practice: with the ids of people and files here, and
 * the day of their reading.
 */
export async function broughtRows(therapistId: string): Promise<BroughtRows> {
  const rows = new Map<string, Row[]>();
  for (const { createdAt, person, records, papers } of await openedRecords(db, therapistId)) {
    const files = new Map(papers.map(({ was, fileId }) => [was, fileId]));
    for (const [table, brought] of Object.entries(records)) {
      const here = brought.map((row) => ({
        ...row,
        ...(row.client_id != null && person && { client_id: person }),
        ...(row.card_id != null && person && { card_id: person }),
        ...(row.therapist_id != null && { therapist_id: therapistId }),
        ...(row.file_id != null && { file_id: files.get(String(row.file_id)) ?? null }),
        brought_at: createdAt.toISOString(),
      }));
      rows.set(table, [...(rows.get(table) ?? []), ...here]);
    }
  }
  return rows;
}

/**
 * The records about a person for a copy of that person's data, without the notes, which are their author's; null for
 * the therapist, whose practice file has them.
 */
export async function recordsForOwner(
  recordId: string,
  sealed: Uint8Array,
  ofTherapist: boolean,
): Promise<object | null> {
  if (ofTherapist) return null;
  const { sealedKey } = await db.broughtRecord.findUniqueOrThrow({ where: { id: recordId } });
  const { notes, summaries, ...records } = sealedRecords.openWithOwnKey(recordId, {
    sealedKey,
    sealed,
  }).records;
  return { records };
}

/**
 * The bytes of a stored file, unsealed if it was brought.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openBroughtFile(key: string, content: Uint8Array): Promise<Uint8Array> {
  const place = placeOfStoreKey(key);
  if (!place) return content;
  const { sealedKey } = await db.broughtRecord.findUniqueOrThrow({ where: { id: place.recordId } });
  return openContent(openDataKey(sealedKey), bytesPlaceOf(place.recordId), content);
}
