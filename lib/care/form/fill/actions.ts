'use server';

import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { MemberOf } from '@/lib/account/session/session';
import { formSchema, signSchema, stepSchema } from '@/lib/care/form/fill/schema';
import { type FormPlace, submitSignature, submitStep, submitWithdrawal } from '@/lib/care/form/fill/submit';
import { answerFields, formWords, ownFormPath } from '@/lib/care/form/rules';

const common = { access: 'client', triesPerNetwork: 1_000, notSaved: formWords.notSaved } as const;

const placeOf = (respondent: MemberOf<'client'>, form: string): FormPlace => ({
  respondent,
  path: ownFormPath(form),
  away: '/dashboard/forms?kept=1',
});

export const saveFormStep = defineMemberAction({
  ...common,
  name: 'save-form-step',
  schema: stepSchema,
  listFields: answerFields,
  handler: (input, { viewer }) => submitStep(placeOf(viewer, input.form), input),
});

export const signOwnForm = defineMemberAction({
  ...common,
  name: 'sign-form',
  schema: signSchema,
  handler: (input, { viewer, id, network }) =>
    submitSignature(placeOf(viewer, input.form), input, { id, network }),
});

export const withdrawOwnForm = defineMemberAction({
  ...common,
  name: 'withdraw-form',
  schema: formSchema,
  handler: (input, { viewer, id, network }) =>
    submitWithdrawal({ respondent: viewer }, input, { id, network }),
});
