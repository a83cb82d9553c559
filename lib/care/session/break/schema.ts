import * as z from 'zod';
import { breakWeekChoices, breakWords } from '@/lib/care/session/break/rules';

/** The break after a session. */
export const breakSchema = z.strictObject({ session: z.string().max(60) });

export const breakWeeksSchema = z.strictObject({
  weeks: z
    .enum(
      breakWeekChoices.map(({ value }) => value),
      breakWords.choose,
    )
    .transform(Number),
});
