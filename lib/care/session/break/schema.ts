import * as z from 'zod';
import { breakWeekChoices, breakWords } from '@/lib/care/session/break/rules';

export const breakSchema = z.strictObject({ session: z.string().max(60) });

export const breakWeeksSchema = z.strictObject({
  weeks: z
    .enum(
      breakWeekChoices.map(({ value }) => value),
      breakWords.choose,
    )
    .transform(Number),
});
