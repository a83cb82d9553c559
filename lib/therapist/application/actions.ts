'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { formatMoment } from '@/lib/format/time';
import { fieldErrorsOf } from '@/lib/server/action/field-errors';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { changedMeanwhile } from '@/lib/server/action/outdated';
import { checkPaper } from '@/lib/server/file/paper';
import { paperRefusals } from '@/lib/server/file/paper-rules';
import { addPaper, removePaper, saveApplication } from '@/lib/therapist/application/commands';
import { openApplication } from '@/lib/therapist/application/queries';
import {
  applicationLabels,
  applicationMessages,
  applicationWords,
  paperField,
} from '@/lib/therapist/application/rules';
import {
  applicationFields,
  applicationFormSchema,
  paperRemovalSchema,
  paperSchema,
  sentApplicationSchema,
} from '@/lib/therapist/application/schema';

const common = { access: 'therapist', notSaved: applicationMessages.notSaved } as const;

/** The form's state for the next save. */
export type SavedDraft = { readonly version: string };

/**
 * Saves the viewer's application as a draft, and sends it if the button says so and it is complete (the
 * form's fields, `version`, and `step`: save or send). A refusal returns the typed text.
 */
export const saveOwnApplication = defineMemberAction({
  ...common,
  name: 'save-therapist-application',
  schema: applicationFormSchema,
  triesPerNetwork: 600,
  handler: async ({ version, step, ...rest }, { viewer, id, network }): Promise<FormResult<SavedDraft>> => {
    const form: Record<string, string> = rest;
    const whole = sentApplicationSchema.safeParse(form);
    const papers = (await openApplication(viewer))?.papers.length ?? 0;
    const missing = {
      ...(whole.success ? {} : fieldErrorsOf(whole.error, applicationFields)),
      ...(papers === 0 && { papers: applicationMessages.noPapers }),
    };
    const send = step === 'send' && Object.keys(missing).length === 0 && viewer.emailVerified;
    const saving = { form, version: Number(version), send };
    const outcome = await saveApplication(viewer, saving, { id, network });
    if (!outcome.done) {
      if (outcome.because === 'decided') return { ok: false, message: applicationMessages.decided };
      const { current, savedAt } = outcome;
      const changed = changedMeanwhile({
        wrote: form,
        current,
        labels: applicationLabels,
        words: applicationWords,
      });
      const stored = { ...changed.stored, version: String(outcome.version) };
      return { ...changed, message: applicationMessages.inAnotherTab(formatMoment(savedAt)), stored };
    }
    const saved = { version: String(outcome.version) };
    if (step === 'save') return { ok: true, message: applicationMessages.saved, data: saved };
    const values = { ...form, ...saved };
    if (Object.keys(missing).length > 0) {
      return { ok: false, message: applicationMessages.incomplete, fieldErrors: missing, values };
    }
    if (!outcome.sent) return { ok: false, message: applicationMessages.unconfirmed, values };
    refresh();
    return { ok: true, message: applicationMessages.sent, data: saved };
  },
});

export const addOwnPaper = defineMemberAction({
  ...common,
  name: 'add-application-paper',
  schema: paperSchema,
  fileField: paperField,
  triesPerNetwork: 120,
  handler: async ({ kind }, { viewer, file, id, network }): Promise<FormResult<null>> => {
    const paper = await checkPaper(file);
    if (!paper.fit) {
      const fieldErrors = { [paperField]: paperRefusals[paper.because] };
      return { ok: false, message: actionMessages.check, fieldErrors };
    }
    const outcome = await addPaper(viewer, { ...paper, kind }, { id, network });
    if (outcome === 'decided') return { ok: false, message: applicationMessages.decided };
    if (outcome === 'too-many') return { ok: false, message: applicationMessages.tooManyPapers };
    refresh();
    return { ok: true, message: applicationMessages.paperAdded, data: null };
  },
});

export const removeOwnPaper = defineMemberAction({
  ...common,
  name: 'remove-application-paper',
  schema: paperRemovalSchema,
  triesPerNetwork: 300,
  handler: async ({ removed }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await removePaper(viewer, removed, { id, network });
    refresh();
    return outcome === 'gone'
      ? { ok: false, message: applicationMessages.paperGone }
      : { ok: true, message: applicationMessages.paperRemoved, data: null };
  },
});
