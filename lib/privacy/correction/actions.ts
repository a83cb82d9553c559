'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { issueFormToken } from '@/lib/form-token';
import { requestCorrection, takeBackCorrection } from '@/lib/privacy/correction/commands';
import { correctionFormKind, correctionMessages } from '@/lib/privacy/correction/rules';
import { correctionSchema, takeBackSchema } from '@/lib/privacy/correction/schema';

const triesPerNetwork = 120;

const request = defineMemberAction({
  name: 'request-correction',
  access: 'viewer',
  schema: correctionSchema,
  formKind: correctionFormKind,
  triesPerNetwork,
  notSaved: correctionMessages.notSaved,
  handler: async (input, { viewer, ...context }): Promise<FormResult<null>> => {
    const outcome = await requestCorrection(viewer, input, context);
    if (outcome === 'too-many') return { ok: false, message: correctionMessages.tooMany };
    if (outcome === 'other-text')
      return { ok: false, message: actionMessages.changed, formToken: issueFormToken(correctionFormKind) };
    refresh();
    return { ok: true, message: correctionMessages.kept, data: null };
  },
});

const takeBack = defineMemberAction({
  name: 'take-back-correction',
  access: 'viewer',
  schema: takeBackSchema,
  triesPerNetwork,
  notSaved: correctionMessages.notSaved,
  handler: async (input, { viewer, ...context }): Promise<FormResult<null>> => {
    const done = await takeBackCorrection(viewer, input.request, context);
    refresh();
    return done
      ? { ok: true, message: correctionMessages.takenBack, data: null }
      : { ok: false, message: correctionMessages.notOpen };
  },
});

/** Asks for something in the viewer's record to be put right. */
export async function askForCorrection(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return request(form);
}

/** Takes back one of the viewer's open requests. */
export async function takeBackOwnCorrection(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return takeBack(form);
}
