import * as z from 'zod';
import { safetyPlanWords } from '@/lib/care/safety-plan/rules';
import { optionalPageOfText } from '@/lib/format/plain-text';
import { longestStep, type SafetyStepName, safetySteps } from '@/lib/site/tool/safety-plan';

const step = optionalPageOfText(safetyPlanWords.tooLong, longestStep);
const steps = Object.fromEntries(safetySteps.map(({ name }) => [name, step])) as Record<
  SafetyStepName,
  typeof step
>;

const therapist = z.uuid(safetyPlanWords.noTherapist);

/** A safety plan and its reader. `care` is the consent, if given together with it. */
export const safetyPlanSchema = z.strictObject({
  therapist,
  care: z.enum(['', 'on']).transform((box) => box === 'on'),
  ...steps,
});

/** Stops sharing it with one therapist. */
export const safetyPlanTakenBackSchema = z.strictObject({ therapist });
