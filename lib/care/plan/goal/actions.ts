'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { addGoal, removeGoal, setGoalStep } from '@/lib/care/plan/goal/commands';
import { goalFormKind, goalWords } from '@/lib/care/plan/goal/rules';
import { goalRemovalSchema, goalSchema, goalStepSchema } from '@/lib/care/plan/goal/schema';
import { goneOnWords } from '@/lib/care/session/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import type { Outcome } from '@/lib/server/action/outcome';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const common = { access: 'therapist', triesPerNetwork: 600, notSaved: goalWords.notSaved } as const;

const reasons = {
  unknown: goalWords.unknown,
  ended: goalWords.ended,
  'too-many': goalWords.tooMany,
  'no-consent': goalWords.noConsent,
  'handed-over': goneOnWords,
} as const;

function answerOf(outcome: Outcome<keyof typeof reasons>, message: string): FormResult<null> {
  refresh();
  return outcome.done ? { ok: true, message, data: null } : { ok: false, message: reasons[outcome.because] };
}

export const addPlanGoal = defineMemberAction({
  ...common,
  name: 'add-plan-goal',
  schema: goalSchema,
  formKind: goalFormKind,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs<null>(goalWords.sealed, async () =>
      answerOf(await addGoal(viewer, { ...input, submission, request: { id, network } }), goalWords.added),
    ),
});

export const stepPlanGoal = defineMemberAction({
  ...common,
  name: 'step-plan-goal',
  schema: goalStepSchema,
  handler: async (input, { viewer }): Promise<FormResult<null>> =>
    answerOf(await setGoalStep(viewer, input), goalWords.changed),
});

export const removePlanGoal = defineMemberAction({
  ...common,
  name: 'remove-plan-goal',
  schema: goalRemovalSchema,
  handler: async ({ goal }, { viewer, id, network }): Promise<FormResult<null>> =>
    answerOf(await removeGoal(viewer, goal, { id, network }), goalWords.removed),
});
