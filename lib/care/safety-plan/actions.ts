'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { shareSafetyPlan, takeSafetyPlanBack } from '@/lib/care/safety-plan/commands';
import { safetyPlanWords } from '@/lib/care/safety-plan/rules';
import { safetyPlanSchema, safetyPlanTakenBackSchema } from '@/lib/care/safety-plan/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';
import { readSafetyPlan } from '@/lib/site/tool/safety-plan';

const common = { access: 'client', triesPerNetwork: 240, notSaved: safetyPlanWords.notSaved } as const;

const faults = {
  empty: { signs: safetyPlanWords.empty },
  'no-therapist': { therapist: safetyPlanWords.noTherapist },
  'no-consent': { care: safetyPlanWords.consentNeeded },
} as const;

export const shareOwnSafetyPlan = defineMemberAction({
  ...common,
  name: 'share-safety-plan',
  confirmed: true,
  schema: safetyPlanSchema,
  handler: async ({ therapist, care, ...steps }, { viewer, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs<null>(safetyPlanWords.sealed, async () => {
      const words = readSafetyPlan(steps);
      const outcome = await shareSafetyPlan({ therapist, care, words }, { viewer, request: { id, network } });
      if (!outcome.shared) {
        return { ok: false, message: actionMessages.check, fieldErrors: faults[outcome.because] };
      }
      refresh();
      return { ok: true, message: safetyPlanWords.shared(outcome.with), data: null };
    }),
});

export const takeOwnSafetyPlanBack = defineMemberAction({
  ...common,
  name: 'take-safety-plan-back',
  schema: safetyPlanTakenBackSchema,
  handler: async ({ therapist }, { viewer, id, network }): Promise<FormResult<null>> => {
    const done = await takeSafetyPlanBack(therapist, { viewer, request: { id, network } });
    refresh();
    return done
      ? { ok: true, message: safetyPlanWords.takenBack, data: null }
      : { ok: false, message: safetyPlanWords.unknown };
  },
});
