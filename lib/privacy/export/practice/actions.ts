'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { isTherapist } from '@/lib/account/session/guard';
import { requestExport } from '@/lib/privacy/export/commands';
import { undoReading } from '@/lib/privacy/export/practice/brought/undo';
import {
  largestPracticeFile,
  practiceFaults,
  practiceField,
  practiceMessages,
  takenInWords,
  undoneInWords,
  undoSchema,
} from '@/lib/privacy/export/practice/rules';
import { takePractice } from '@/lib/privacy/export/practice/take';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { noFieldsSchema } from '@/lib/server/action/no-fields';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

export const requestPracticeFile = defineMemberAction({
  name: 'request-practice-file',
  access: 'keeper',
  schema: noFieldsSchema,
  triesPerNetwork: 120,
  notSaved: practiceMessages.notSaved,
  handler: async (_input, { viewer, id, network }): Promise<FormResult<null>> => {
    if (!isTherapist(viewer) || !(await therapistOf(viewer)))
      return { ok: false, message: practiceMessages['not-linked'] };
    const requested = await requestExport(viewer, { id, network }, 'practice');
    refresh();
    if (requested === 'too-many') return { ok: false, message: practiceMessages.tooMany };
    return { ok: true, message: practiceMessages[requested], data: null };
  },
});

/** Takes a practice file into the viewer's practice; the file in `practiceField`. */
export const readPracticeFile = defineMemberAction({
  name: 'read-practice-file',
  access: 'keeper',
  schema: noFieldsSchema,
  triesPerNetwork: 120,
  notSaved: practiceMessages.notSaved,
  fileField: practiceField,
  checkFile: (file) => {
    if (!file || file.size === 0) return practiceFaults['no-file'];
    return file.size > largestPracticeFile ? practiceFaults['too-large'] : undefined;
  },
  handler: async (_none, { viewer, file, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs(practiceMessages.sealed, async (): Promise<FormResult<null>> => {
      if (!isTherapist(viewer)) return { ok: false, message: practiceMessages['not-linked'] };
      const outcome = await takePractice(viewer, new Uint8Array(file ?? []), { id, network });
      if (outcome.done) {
        refresh();
        return { ok: true, message: takenInWords(outcome.taken), data: null };
      }
      if (outcome.because === 'not-linked') return { ok: false, message: practiceMessages['not-linked'] };
      const fieldErrors = { [practiceField]: practiceFaults[outcome.because] };
      return { ok: false, message: actionMessages.check, fieldErrors };
    }),
});

/** Takes a reading of the last day away again; field `reading`. */
export const undoPracticeReading = defineMemberAction({
  name: 'undo-practice-reading',
  access: 'keeper',
  schema: undoSchema,
  triesPerNetwork: 120,
  notSaved: practiceMessages.notSaved,
  handler: async ({ reading }, { viewer, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs(practiceMessages.sealed, async (): Promise<FormResult<null>> => {
      if (!isTherapist(viewer)) return { ok: false, message: practiceMessages['not-linked'] };
      const outcome = await undoReading(viewer, reading, { id, network });
      refresh();
      if (!outcome.done) return { ok: false, message: practiceMessages[outcome.because] };
      return { ok: true, message: undoneInWords(outcome), data: null };
    }),
});
