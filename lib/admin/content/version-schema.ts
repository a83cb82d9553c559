import * as z from 'zod';
import { contentMessages } from '@/lib/admin/content/rules';

export const kindField = z.string().max(40, contentMessages.gone);
export const entryField = z.string().max(80, contentMessages.gone);
export const versionNumber = z
  .string()
  .regex(/^\d{1,6}$/, 'Please reload the page and try again')
  .transform(Number);

/** One version of one entry; `confirmation` is a code or a password, for kinds that need a second confirmation. */
export const versionSchema = z.strictObject({
  kind: kindField,
  entry: entryField,
  number: versionNumber,
  confirmation: z.string().max(1_024).optional(),
});

export const entrySchema = z.strictObject({ kind: kindField, entry: entryField });
