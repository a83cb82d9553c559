import 'server-only';
import { z } from 'zod';
import { readFaults } from '@/lib/booking/calendar/import/rules';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

const entry = z.object({
  /** Keyed hash of the entry's UID and of its time in a series: the same in every export of a calendar. */
  key: z.string(),
  /** The same of the UID alone, for an entry of a series. */
  series: z.string().nullable(),
  title: z.string(),
  /** Addresses of the people invited, without the therapist's own. */
  people: z.array(z.string()),
  /** Milliseconds since 1970; null for an entry that could not be read. */
  starts: z.number().nullable(),
  ends: z.number().nullable(),
  why: z.enum(readFaults).nullable(),
});

/** Entries of an uploaded calendar until they are imported, without those that are over. */
export const sealedCalendar = sealedRecord(
  (importId: string) => `calendar-import ${importId}`,
  z.object({ entries: z.array(entry), over: z.number().int() }),
);

export type ComingEntry = z.output<typeof entry>;

export type ReadCalendar = { readonly entries: readonly ComingEntry[]; readonly over: number };
