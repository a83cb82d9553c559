import * as z from 'zod';
import { goalStepNames, goalWords, longestGoal } from '@/lib/care/plan/goal/rules';
import { lineOfText } from '@/lib/format/plain-text';

const id = z.string().max(60);

export const goalSchema = z.strictObject({
  plan: id,
  goal: lineOfText({ missing: goalWords.missing, tooLong: goalWords.tooLong }, longestGoal),
});

export const goalStepSchema = z.strictObject({ goal: id, step: z.enum(goalStepNames) });

export const goalRemovalSchema = z.strictObject({ goal: id });
