import { z } from 'zod';
import { textsOf } from '@/lib/admin/content/form/schema';
import { contentSpecs } from '@/lib/admin/content/specs';
import { entryField, kindField, versionNumber } from '@/lib/admin/content/version-schema';

const parts = contentSpecs.flatMap(({ parts: own, adds }) => (adds?.address ? [adds.address, ...own] : own));

/**
 * The fields that every form of content sends: the entry (empty for a new one), the version it began with,
 * the button, and the fields of all kinds, most of them absent. The kind's schema reads the content.
 */
export const contentFormSchema = z.strictObject({
  ...textsOf(parts),
  kind: kindField,
  entry: entryField,
  base: versionNumber,
  button: z.string().max(60),
});
