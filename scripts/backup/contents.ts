import { z } from 'zod';

/** A table with the columns that a backup holds: generated ones follow from the others. */
const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) });
export type Table = z.output<typeof table>;

/** First entry of a backup: the facts needed to load its rows. */
export const header = z.object({
  format: z.literal(1),
  release: z.string(),
  takenAt: z.iso.datetime(),
  /** Applied migrations of the product, in order. */
  migrations: z.array(z.string()),
  /** Number of the last migration of the job queue's own tables. */
  queueMigration: z.number().int(),
  tables: z.array(table),
});
export type Header = z.output<typeof header>;

/** Number of rows and a sum over all their values that does not depend on their order. */
export const tally = z.object({ rows: z.number().int(), sum: z.string() });
export type Tally = z.output<typeof tally>;

const storedFile = z.object({
  bucket: z.string(),
  key: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type StoredFile = z.output<typeof storedFile>;

/** Last entry of a backup: the expected totals of the others. */
export const summary = z.object({
  /** By `schema.table`. */
  tallies: z.record(z.string(), tally),
  /** Last values of sequences, by `schema.sequence`; null for one that was never used. */
  sequences: z.record(z.string(), z.string().nullable()),
  /** As read from the store. */
  files: z.array(storedFile),
  /** `bucket/key` of files that the store had lost, or whose content differed from their row. */
  lost: z.array(z.string()),
});
export type Summary = z.output<typeof summary>;

/** Names of the entries in the archive. */
export const entry = {
  header: 'backup.json',
  settings: 'settings.env',
  summary: 'summary.json',
  tables: 'tables/',
  files: 'files/',
} as const;

export const fullName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`;
