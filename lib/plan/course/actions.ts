'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { changePlan } from '@/lib/plan/course/commands';
import { type PlanStep, planMessages, planNow } from '@/lib/plan/rules';
import { planStepSchema } from '@/lib/plan/schema';

function stepAction(step: PlanStep) {
  return {
    name: `${step}-plan`,
    access: 'therapist',
    schema: planStepSchema,
    triesPerNetwork: 600,
    notSaved: planMessages.notSaved,
  } as const;
}

type Outcome = Awaited<ReturnType<typeof changePlan>>;

function answerOf(outcome: Outcome, step: PlanStep): FormResult<null> {
  // What the page lists is no longer so, whether it was this press or somebody else's that changed it.
  refresh();
  if (outcome.done) return { ok: true, message: planMessages[step], data: null };
  if (outcome.because === 'changed') return { ok: false, message: planNow(outcome.status) };
  const { notLinked, unknown } = planMessages;
  return { ok: false, message: outcome.because === 'not-linked' ? notLinked : unknown };
}

const pause = defineMemberAction({
  ...stepAction('pause'),
  handler: async ({ plan }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await changePlan(viewer, { planId: plan, step: 'pause', request: { id, network } });
    return answerOf(outcome, 'pause');
  },
});

const resume = defineMemberAction({
  ...stepAction('resume'),
  handler: async ({ plan }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await changePlan(viewer, { planId: plan, step: 'resume', request: { id, network } });
    return answerOf(outcome, 'resume');
  },
});

const end = defineMemberAction({
  ...stepAction('end'),
  handler: async ({ plan }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await changePlan(viewer, { planId: plan, step: 'end', request: { id, network } });
    return answerOf(outcome, 'end');
  },
});

/** Pauses a plan of the viewer's; field `plan`. */
export async function pauseOwnPlan(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return pause(form);
}

/** Goes on with a paused plan; field `plan`. */
export async function resumeOwnPlan(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return resume(form);
}

/** Ends a plan before all its sessions took place; field `plan`. */
export async function endOwnPlan(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return end(form);
}
