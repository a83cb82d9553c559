import 'server-only';
import { type CopiedSummary, summariesOfAuthor } from '@/lib/booking/handover/copy';
import { type CopiedNote, notesOfAuthor } from '@/lib/care/note/copy';
import { openedRow } from '@/lib/privacy/export/sealed';
import type { Person } from '@/lib/privacy/records/person';
import type { PersonalTable } from '@/lib/privacy/records/rule';
import { pageQuery, parametersOf, sharedQuery } from '@/lib/privacy/records/sql';
import { db } from '@/lib/server/db';

const pageLength = 200;

/** A person's rows of one table as JSON texts, read page by page, so that memory does not grow with their number. */
export async function* rowsOf(
  person: Person,
  rule: PersonalTable,
  /** A condition over `t` and `person` for rows that do not belong to the person. */
  whose?: string,
): AsyncGenerator<string> {
  const query = pageQuery(rule, whose);
  let after = '';
  for (;;) {
    const page = await db.$queryRawUnsafe<{ key: string; row: string }[]>(
      query,
      ...parametersOf(person),
      after,
      pageLength,
    );
    for (const { key, row } of page) {
      yield rule.sealed ? await openedRow(person, rule.table, rule.sealed, row) : row;
      after = key;
    }
    if (page.length < pageLength) return;
  }
}

/**
 * The notes that this person wrote as a therapist. Their rows belong to the clients, whose exports only list
 * them; the content belongs to the author.
 */
export async function* ownNotes({ therapistId }: Person): AsyncGenerator<Omit<CopiedNote, 'client_id'>> {
  if (!therapistId) return;
  for await (const { client_id: _, ...note } of notesOfAuthor(therapistId)) yield note;
}

/** The summaries that this person signed as a therapist. The client's export only lists them. */
export async function* ownSummaries({
  therapistId,
}: Person): AsyncGenerator<Omit<CopiedSummary, 'client_id'>> {
  if (!therapistId) return;
  for await (const { client_id: _, ...summary } of summariesOfAuthor(therapistId)) yield summary;
}

export type SharedWith = { readonly name: string; readonly title: string; readonly what: readonly string[] };

/** Therapists who have seen data of this person (DPDP Act 2023 s. 11). */
export function sharedWith(person: Person): Promise<readonly SharedWith[]> {
  return db.$queryRawUnsafe<SharedWith[]>(sharedQuery(), ...parametersOf(person));
}
