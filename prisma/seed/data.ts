import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { istDay } from './moments';

/** `[-7, "18:30"]`: days from the day of loading, and a time of day in India, parsed to an instant. */
export const moment = z
  .tuple([z.int(), z.string().regex(/^\d\d:\d\d$/)])
  .transform(([days, clock]) => istDay(days, clock));

/**
 * Reads a file of sample data from `prisma/seed/data`.
 * @throws Error with the file's name and the place of every fault
 */
export function readSampleData<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  const text = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8');
  const checked = schema.safeParse(parse(text));
  if (!checked.success) throw new Error(`prisma/seed/data/${file}:\n${z.prettifyError(checked.error)}`);
  return checked.data;
}
