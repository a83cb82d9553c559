import * as z from 'zod';
import { goalStepNames, goalWords, longestGoal } from '@/lib/care/plan/goal/rules';
import { lineOfText } from '@/lib/format/plain-text';

const id = z.string().max(60);

/** A new goal of a plan. */
export const goalSchema = z.strictObject({
  plan: id,
  goal: lineOfText({ missing: goalWords.missing, tooLong: goalWords.tooLong }, longestGoal),
});

/** How far a goal has come now. */
export const goalStepSchema = z.strictObject({ goal: id, step: z.enum(goalStepNames) });

/** A form that names one goal and nothing else. */
export const goalRemovalSchema = z.strictObject({ goal: id });
