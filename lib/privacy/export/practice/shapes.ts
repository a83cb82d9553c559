import 'server-only';
import { z } from 'zod';
import type { Row } from '@/lib/privacy/export/practice/read';
import { practiceRecords } from '@/lib/privacy/export/practice/records';
import type { Tx } from '@/lib/server/db';

/** Values of a column as a practice file writes them, by the type of the database. */
const columnValues: Readonly<Record<string, z.ZodType>> = {
  uuid: z.uuid(),
  text: z.string(),
  citext: z.string(),
  boolean: z.boolean(),
  integer: z.int32(),
  smallint: z.int32(),
  bigint: z.int(),
  date: z.iso.date(),
  'timestamp(3) with time zone': z.iso.datetime({ offset: true }),
  'text[]': z.array(z.string()),
  jsonb: z.json(),
};

/** Rupees and paise: no more places than the database has, so that a sum stays the same. */
const money = z.number().refine((value) => Math.abs(value) < 1e10 && Number(value.toFixed(2)) === value);

type Column = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly required: boolean;
};

/**
 * The shape of a row by its table: the columns of the export with the types of the database, the names beside them and,
 * in place of sealed words, whatever was opened. Other columns are left out.
 */
export async function rowShapes(tx: Pick<Tx, '$queryRaw'>): Promise<ReadonlyMap<string, z.ZodType<Row>>> {
  const columns = await tx.$queryRaw<Column[]>`
    SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type,
      a.attnotnull AS required
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`;
  return new Map(
    practiceRecords.map(({ rule }) => {
      const own = columns.filter(({ table }) => table === rule.table);
      const shown = own.filter(({ column }) => rule.shown.includes(column) && column !== rule.sealed);
      const known = shown.map(({ column, type, required }) => {
        const value = type.startsWith('numeric') ? money : columnValues[type];
        if (!value) throw new Error(`A practice file has no values of ${type}.`);
        return [column, required ? value : value.nullable().default(null)] as const;
      });
      const names = Object.keys(rule.named ?? {}).map((name) => [name, z.string().nullable().default(null)]);
      const shape = z.object(Object.fromEntries([...known, ...names]));
      // A sealed or secret column is no opened word.
      const secret = own
        .map(({ column }) => column)
        .filter((column) => column === rule.sealed || !rule.shown.includes(column));
      const words = shape.catchall(z.json()).refine((row) => !secret.some((column) => column in row));
      return [rule.table, rule.sealed ? words : shape] as const;
    }),
  );
}
