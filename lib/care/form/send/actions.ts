'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { formWords } from '@/lib/care/form/rules';
import { cancelForm, nameGuardian, type SendRefusal, sendForm } from '@/lib/care/form/send/commands';
import { guardianSchema, sendSchema, sentSchema } from '@/lib/care/form/send/schema';
import { goneOnWords } from '@/lib/care/session/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import type { Refused } from '@/lib/server/action/outcome';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const common = {
  access: 'therapist',
  confirmed: true,
  triesPerNetwork: 300,
  notSaved: formWords.notSaved,
} as const;

const refusals: Readonly<Record<SendRefusal, string>> = {
  unknown: formWords.unknown,
  'unknown-client': formWords.unknownClient,
  'handed-over': goneOnWords,
  waiting: formWords.alreadyWaiting,
  'too-many': formWords.tooManySent,
  'guardian-missing': formWords.guardianMissing,
  'guardian-is-client': formWords.guardianIsClient,
  'guardian-is-therapist': formWords.guardianIsTherapist,
};

const answered = (
  outcome: { readonly done: true } | Refused<SendRefusal>,
  message: string,
): FormResult<null> => {
  if (outcome.done) {
    refresh();
    return { ok: true, message, data: null };
  }
  return { ok: false, message: refusals[outcome.because] };
};

export const sendClientForm = defineMemberAction({
  ...common,
  name: 'send-form',
  schema: sendSchema,
  handler: async (sending, { viewer, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs(formWords.sealed, async () =>
      answered(await sendForm(viewer, sending, { id, network }), formWords.sent),
    ),
});

export const cancelSentForm = defineMemberAction({
  ...common,
  name: 'cancel-form',
  schema: sentSchema,
  handler: async ({ sent }, { viewer }): Promise<FormResult<null>> => {
    const done = await cancelForm(viewer, sent);
    refresh();
    return done
      ? { ok: true, message: formWords.cancelled, data: null }
      : { ok: false, message: formWords.unknown };
  },
});

/** Gives the guardian a new link, or names another guardian (`sent`, `guardianName`, `guardianEmail`). */
export const nameFormGuardian = defineMemberAction({
  ...common,
  name: 'name-form-guardian',
  schema: guardianSchema,
  handler: async (named, { viewer }): Promise<FormResult<null>> =>
    sealUnavailableIs(formWords.sealed, async () =>
      answered(await nameGuardian(viewer, named), formWords.guardianAgain),
    ),
});
