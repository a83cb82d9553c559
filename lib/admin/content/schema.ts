import { z } from 'zod';
import { textsOf } from '@/lib/admin/content/form/schema';
import { contentMessages } from '@/lib/admin/content/rules';
import { contentSpecs } from '@/lib/admin/content/specs';

const kind = z.string().max(40, contentMessages.gone);
const entry = z.string().max(80, contentMessages.gone);
const number = z
  .string()
  .regex(/^\d{1,6}$/, 'Please reload the page and try again')
  .transform(Number);

const parts = contentSpecs.flatMap(({ parts: own, adds }) => (adds?.address ? [adds.address, ...own] : own));

/**
 * What every form of content sends: which entry it is (empty for a new one), the version it began with, the button, and
 * all fields of all kinds, most of them absent. The schema of the kind reads them.
 */
export const contentFormSchema = z.strictObject({
  ...textsOf(parts),
  kind,
  entry,
  base: number,
  button: z.string().max(60),
});

/** One version of one entry; `confirmation` is a code or a password, for kinds that take a second look. */
export const versionSchema = z.strictObject({
  kind,
  entry,
  number,
  confirmation: z.string().max(1_024).optional(),
});

/** One entry. */
export const entrySchema = z.strictObject({ kind, entry });
