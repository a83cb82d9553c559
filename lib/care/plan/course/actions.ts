'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { changePlan } from '@/lib/care/plan/course/commands';
import { type PlanStep, planMessages, planNow } from '@/lib/care/plan/rules';
import { planStepSchema } from '@/lib/care/plan/schema';
import { goneOnWords } from '@/lib/care/session/rules';
import type { FormResult } from '@/lib/server/action/form-result';

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
  // The page's list may be outdated now, through this submit or another person's.
  refresh();
  if (outcome.done) return { ok: true, message: planMessages[step], data: null };
  if (outcome.because === 'changed') return { ok: false, message: planNow(outcome.status) };
  const { notLinked, paidLeft, unknown } = planMessages;
  const messages = {
    'not-linked': notLinked,
    'paid-left': paidLeft,
    'handed-over': goneOnWords,
    unknown,
  } as const;
  return { ok: false, message: messages[outcome.because] };
}

export const pauseOwnPlan = defineMemberAction({
  ...stepAction('pause'),
  handler: async ({ plan }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await changePlan(viewer, { planId: plan, step: 'pause', request: { id, network } });
    return answerOf(outcome, 'pause');
  },
});

export const resumeOwnPlan = defineMemberAction({
  ...stepAction('resume'),
  handler: async ({ plan }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await changePlan(viewer, { planId: plan, step: 'resume', request: { id, network } });
    return answerOf(outcome, 'resume');
  },
});

/** Ends a plan before all its sessions took place; field `plan`. */
export const endOwnPlan = defineMemberAction({
  ...stepAction('end'),
  handler: async ({ plan }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await changePlan(viewer, { planId: plan, step: 'end', request: { id, network } });
    return answerOf(outcome, 'end');
  },
});
