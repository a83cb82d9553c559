import * as z from 'zod';
import { pageOfText } from '@/lib/format/plain-text';

const tooLong = 'Keep this under 1,900 characters';

/** Both answers together fit the one text column of the request. */
export const correctionSchema = z.strictObject({
  wrong: pageOfText({ missing: 'Describe the mistake', tooLong }, 1_900),
  right: pageOfText({ missing: 'Enter the correct version', tooLong }, 1_900),
});

export const takeBackSchema = z.strictObject({ request: z.uuid('Choose one of your requests') });

export type CorrectionInput = z.output<typeof correctionSchema>;
