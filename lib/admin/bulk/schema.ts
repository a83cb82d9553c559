import * as z from 'zod';
import { bulkActNames, exportAct, bulkMessages as says } from '@/lib/admin/bulk/rules';
import { viewLists } from '@/lib/admin/table/view/rules';

/** Ids of chosen rows, joined by the gate; other texts among them count as not chosen. */
const chosenRows = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter((id) => /^[0-9a-f-]{1,36}$/.test(id)))]);

export const bulkSchema = z.strictObject({
  list: z.enum(viewLists, 'Please reload the page and try again'),
  act: z.enum([...bulkActNames, exportAct], 'Please reload the page and try again'),
  row: chosenRows,
  all: z.enum(['', 'yes']),
  /** The query of the list's address, without the question mark. */
  view: z.string().max(4_000, 'Please reload the page and try again'),
  reason: z.string().trim().max(200, says.reasonTooLong),
});

export const bulkReasonSchema = z.strictObject({ reason: bulkSchema.shape.reason.min(1, says.reason) });
