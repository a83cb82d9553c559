import * as z from 'zod';
import { viewMessages as says, viewLists } from '@/lib/admin/table/view/rules';
import { lineOfText } from '@/lib/format/plain-text';

export const viewSchema = z.strictObject({
  list: z.enum(viewLists, 'Please reload the page and try again'),
  query: z.string().max(2_000, 'This view is too long to save. Use fewer filters.'),
  name: lineOfText({ missing: says.nameMissing, tooLong: says.nameTooLong }, 60),
});

export const removedViewSchema = z.strictObject({ view: z.uuid(says.gone) });
