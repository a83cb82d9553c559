import 'server-only';
import { z } from 'zod';
import { calendarBefore } from '@/lib/privacy/export/practice/live';
import { offerBefore } from '@/lib/privacy/export/practice/offer';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

const counts = z.record(z.string(), z.number());

/** The outcome of one reading: for its report, its undoing and a second reading of the same file. */
const reading = z.object({
  madeAt: z.string(),
  madeBy: z.string(),
  /**
   * Rows by the list of the file: brought as records, of people who are not here, of clients who withdrew their health
   * consent, and not readable.
   */
  brought: counts,
  left: counts,
  withdrawn: counts.optional(),
  unread: counts,
  /** Lists that this version does not know. */
  unknown: z.array(z.string()),
  /** Files that were left out, each with its reason. */
  papers: z.array(z.string()),
  /** Rows of the file that became rows here, as "table id", and the ids of these by table. */
  taken: z.array(z.string()),
  made: z.record(z.string(), z.array(z.string())),
  calendar: calendarBefore.nullable(),
  offer: offerBefore.nullable().optional(),
  /** Lines about hours, kinds of session, rules and letters that stay as they were, each with its reason. */
  stays: z.array(z.string()).optional(),
});

export type Reading = z.output<typeof reading>;

/** Rows of a practice file by table; with `reading` the record of the reading itself. */
export const sealedRecords = sealedRecord(
  (recordId: string) => `brought ${recordId}`,
  z.object({
    records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    reading: reading.optional(),
  }),
);

/** The name of a file, and its id in the rows that name it. */
export const sealedPaperName = sealedRecord(
  (recordId: string) => `brought paper ${recordId}`,
  z.object({ name: z.string(), contentType: z.string(), was: z.string() }),
);

/** The context bound into the seal of a file's bytes. */
export const bytesPlaceOf = (recordId: string) => `brought file ${recordId}`;

/** The store's key of a file's sealed bytes. */
export const storeKeyOf = (therapistId: string, recordId: string, name: string) =>
  `brought/${therapistId}/${recordId}/${name}`;

/** Therapist and record of a key in the store; undefined for other keys. */
export function placeOfStoreKey(key: string) {
  const [, therapistId, recordId] = /^brought\/([0-9a-f-]{36})\/([0-9a-f-]{36})\//.exec(key) ?? [];
  return therapistId && recordId ? { therapistId, recordId } : undefined;
}
