import 'server-only';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { currencyOfRow, isForMachines, nameInWords, valueInWords } from '@/lib/privacy/export/page-words';
import { openedRecords } from '@/lib/privacy/export/practice/brought/copy';
import { familyInWords, reportLines } from '@/lib/privacy/export/practice/brought/report';
import { bytesPlaceOf, sealedPaperName, sealedRecords } from '@/lib/privacy/export/practice/brought/sealed';
import type { Row } from '@/lib/privacy/export/practice/read';
import { broughtMark, undoMs } from '@/lib/privacy/export/practice/rules';
import { db } from '@/lib/server/db';
import { openContent, openDataKey } from '@/lib/server/seal/data-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { readFile } from '@/lib/server/storage/files';
import { therapistOf } from '@/lib/therapist/access';

export type LastReading = {
  readonly id: string;
  readonly at: Date;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly lines: readonly string[];
  readonly undoable: boolean;
};

/** The viewer's last reading of a practice file; null without one, and while its words cannot be opened. */
export async function lastReading(viewer: MemberOf<'therapist'>): Promise<LastReading | null> {
  const therapist = await therapistOf(viewer);
  const head =
    therapist &&
    (await db.broughtRecord.findFirst({
      where: { therapistId: therapist.id, readingId: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }));
  const reading = head && orNullIfSealed(() => sealedRecords.openWithOwnKey(head.id, head))?.reading;
  if (!reading) return null;
  const { id, createdAt: at } = head;
  return {
    ...{ id, at, madeBy: reading.madeBy, madeAt: new Date(reading.madeAt) },
    lines: reportLines(reading),
    undoable: Date.now() < at.getTime() + undoMs,
  };
}

/** Words of one row: pairs of a name and a value. */
export type RowInWords = {
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Address of its file. */
  readonly file: string | null;
};

export type BroughtFamily = {
  readonly table: string;
  readonly title: string;
  /** The mark of money. */
  readonly mark: string | null;
  readonly rows: readonly RowInWords[];
};

const money = new Set([
  'transactions',
  'receipts',
  'refunds',
  'refunds_due',
  'quotations',
  'plan_credit_entries',
]);

/** Rows that only hold others together. */
const silent = new Set(['care_folders', 'message_threads', 'participants']);

const beside = new Set(['client', 'therapist']);

function rowInWords(row: Row, files: ReadonlyMap<string, string>): RowInWords {
  const facts = Object.entries(row).flatMap(([column, value]): [string, string][] => {
    if (isForMachines(column) || beside.has(column)) return [];
    const words = valueInWords(column, value, currencyOfRow(row));
    return words ? [[nameInWords(column), words]] : [];
  });
  const paper = files.get(String(row.file_id));
  return { facts, file: paper ? `/api/brought-papers/${paper}` : null };
}

/**
 * The records that the viewer brought about one person from another practice's file, by list. The caller has checked that the
 * person is the viewer's.
 * @param person id of a client, or of a card
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function broughtAbout(viewer: Member, person: string): Promise<BroughtFamily[]> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(person)) return [];
  const families = new Map<string, RowInWords[]>();
  for (const { records, papers } of await openedRecords(db, therapist.id, person)) {
    const files = new Map(papers.map(({ was, id }) => [was, id]));
    for (const [table, rows] of Object.entries(records)) {
      if (silent.has(table)) continue;
      families.set(table, [...(families.get(table) ?? []), ...rows.map((row) => rowInWords(row, files))]);
    }
  }
  return [...families].map(([table, rows]) => ({
    ...{ table, rows, title: familyInWords(table) },
    mark: money.has(table) ? broughtMark : null,
  }));
}

/**
 * A file that the viewer brought; null for other people.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openBroughtPaper(viewer: Member, paperId: string) {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(paperId)) return null;
  const row = await db.broughtPaper.findFirst({
    where: { id: paperId, record: { therapistId: therapist.id } },
    include: {
      record: { select: { id: true, sealedKey: true } },
      file: { select: { bucket: true, key: true } },
    },
  });
  if (!row?.file) return null;
  const { id, sealedKey } = row.record;
  const key = openDataKey(sealedKey);
  const stored = await readFile(row.file);
  if (!stored) return null;
  const { name, contentType } = sealedPaperName.open(key, id, row.sealed);
  return { name, contentType, content: new Uint8Array(openContent(key, bytesPlaceOf(id), stored.content)) };
}
