'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import {
  archiveForm,
  changePart,
  createForm,
  publishForm,
  saveHead,
  saveQuestion,
  saveSection,
  setAutomatic,
} from '@/lib/care/form/own/commands';
import {
  formHeadSchema,
  formStepSchema,
  newFormSchema,
  partSchema,
  questionSchema,
  sectionSchema,
} from '@/lib/care/form/own/schema';
import { formWords } from '@/lib/care/form/rules';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

const common = { access: 'therapist', triesPerNetwork: 1_000, notSaved: formWords.notSaved } as const;

function answer(done: boolean, message: string, refusal: string = formWords.unknown): FormResult<null> {
  if (!done) return { ok: false, message: refusal };
  refresh();
  return { ok: true, message, data: null };
}

/**
 * Makes a form of the viewer's own; fields `title`, `copyOf` (name of a ready form, or empty). Redirects to
 * its page.
 */
export const createOwnForm = defineMemberAction({
  ...common,
  name: 'create-form',
  schema: newFormSchema,
  handler: async ({ title, copyOf }, { viewer }): Promise<FormResult<RedirectTo>> => {
    const id = await createForm(viewer, title, copyOf);
    if (id === null) return { ok: false, message: formWords.tooManyForms };
    return redirectAfterAction(`/therapist-dashboard/forms/${id}`, formWords.created);
  },
});

/** Saves title and introduction of an own form (`form`, `title`, `intro`). */
export const saveFormHead = defineMemberAction({
  ...common,
  name: 'save-form-head',
  schema: formHeadSchema,
  handler: async (head, { viewer }): Promise<FormResult<null>> =>
    answer(await saveHead(viewer, head), formWords.formSaved),
});

export const saveFormSection = defineMemberAction({
  ...common,
  name: 'save-form-section',
  schema: sectionSchema,
  handler: async (section, { viewer }): Promise<FormResult<null>> =>
    answer(await saveSection(viewer, section), formWords.formSaved, formWords.tooManyParts),
});

/** Saves a question of an own form (`form`, `section`, `part`, `kind`, `label`, `hint`, `options`, `required`). */
export const saveFormQuestion = defineMemberAction({
  ...common,
  name: 'save-form-question',
  schema: questionSchema,
  handler: async (question, { viewer }): Promise<FormResult<null>> => {
    const { kind, options } = question;
    if ((kind === 'one' || kind === 'several') && options.length < 2) {
      const fieldErrors = { options: formWords.optionsMissing };
      return { ok: false, message: actionMessages.check, fieldErrors };
    }
    return answer(await saveQuestion(viewer, question), formWords.formSaved, formWords.tooManyParts);
  },
});

/** Removes a section or a question of an own form, or moves it up (`form`, `part`, `step`). */
export const changeFormPart = defineMemberAction({
  ...common,
  name: 'change-form-part',
  schema: partSchema,
  handler: async ({ form, part, step }, { viewer }): Promise<FormResult<null>> =>
    answer(await changePart(viewer, form, part, step), formWords.formSaved),
});

const publishRefusals = {
  unknown: formWords.unknown,
  empty: formWords.empty,
  unchanged: formWords.unchanged,
} as const;

/** Publishes or archives a form, or sends it automatically with first bookings (`form`, `step`). */
export const changeOwnForm = defineMemberAction({
  ...common,
  name: 'change-form',
  schema: formStepSchema,
  handler: async ({ form, step }, { viewer }): Promise<FormResult<null>> => {
    switch (step) {
      case 'publish': {
        const outcome = await publishForm(viewer, form);
        if (outcome !== 'published') return { ok: false, message: publishRefusals[outcome] };
        return answer(true, formWords.published);
      }
      case 'archive':
        return answer(await archiveForm(viewer, form, true), formWords.archived);
      case 'restore':
        return answer(await archiveForm(viewer, form, false), formWords.restored);
      case 'automatic':
        return answer(await setAutomatic(viewer, form, true), formWords.automaticOn);
      case 'by-hand':
        return answer(await setAutomatic(viewer, form, false), formWords.automaticOff);
    }
  },
});
