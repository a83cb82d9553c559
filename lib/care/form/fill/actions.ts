'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { type FormRefusal, saveStep, signForm, withdrawForm } from '@/lib/care/form/fill/commands';
import { formSchema, signSchema, stepSchema } from '@/lib/care/form/fill/schema';
import { answerFields, formWords, ownFormPath } from '@/lib/care/form/rules';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const common = { access: 'client', triesPerNetwork: 1_000, notSaved: formWords.notSaved } as const;

const refusals: Readonly<Record<FormRefusal | 'unanswered', string>> = {
  unknown: formWords.unknown,
  signed: formWords.isSigned,
  cancelled: formWords.isCancelled,
  changed: formWords.changed,
  guardian: formWords.waitsForGuardian,
  unanswered: formWords.unanswered,
};

function refused(because: keyof typeof refusals): FormResult<never> {
  // The page shows the new text with the refusal.
  if (because === 'changed') refresh();
  return { ok: false, message: refusals[because] };
}

export const saveFormStep = defineMemberAction({
  ...common,
  name: 'save-form-step',
  schema: stepSchema,
  listFields: answerFields,
  handler: async ({ form, version, step, go, ...fields }, { viewer }): Promise<FormResult<RedirectTo>> =>
    sealUnavailableIs(formWords.sealed, async () => {
      const saved = await saveStep(viewer, { form, version, step, fields, complete: go === 'next' });
      if (!saved.done) {
        if (saved.because !== 'answers') return refused(saved.because);
        return { ok: false, message: actionMessages.check, fieldErrors: saved.errors };
      }
      if (go === 'leave') return redirectAfterAction('/dashboard/forms?kept=1', formWords.saved);
      const next = go === 'next' ? step + 1 : Math.max(1, step - 1);
      return redirectAfterAction(`${ownFormPath(form)}?step=${next}`, formWords.step);
    }),
});

export const signOwnForm = defineMemberAction({
  ...common,
  name: 'sign-form',
  schema: signSchema,
  handler: async (
    { agreed: _agreed, ...signing },
    { viewer, id, network },
  ): Promise<FormResult<RedirectTo>> =>
    sealUnavailableIs(formWords.sealed, async () => {
      const outcome = await signForm(viewer, signing, { id, network });
      if (!outcome.done) return refused(outcome.because);
      return redirectAfterAction(`${ownFormPath(signing.form)}?signed=1`, formWords.signed);
    }),
});

export const withdrawOwnForm = defineMemberAction({
  ...common,
  name: 'withdraw-form',
  schema: formSchema,
  handler: async ({ form }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await withdrawForm(viewer, form, { id, network });
    refresh();
    if (outcome.done) return { ok: true, message: formWords.withdrawn, data: null };
    const message = outcome.because === 'withdrawn' ? formWords.isWithdrawn : formWords.unknown;
    return { ok: false, message };
  },
});
