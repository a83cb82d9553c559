import * as z from 'zod';
import { longestSummary, longestWithheld, recordWords as says } from '@/lib/care/record-request/rules';
import { optionalPageOfText, pageOfText } from '@/lib/format/plain-text';

const id = z.string().max(60);

export const askSchema = z.strictObject({ therapist: id.min(1, says.choose) });

export const requestSchema = z.strictObject({ request: id });

export const paperSchema = z.strictObject({ request: id, remove: id });

export const recordAnswerSchema = z.strictObject({
  request: id,
  summary: pageOfText({ missing: says.summary, tooLong: says.summaryLong }, longestSummary),
  because: z.enum(['', 'self', 'others']).transform((text) => text || null),
  withheld: optionalPageOfText(says.withheldLong, longestWithheld),
});
