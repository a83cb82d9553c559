'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { requestCorrection, takeBackCorrection } from '@/lib/privacy/correction/commands';
import { correctionFormKind, correctionMessages } from '@/lib/privacy/correction/rules';
import { correctionSchema, takeBackSchema } from '@/lib/privacy/correction/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';

const triesPerNetwork = 120;

export const askForCorrection = defineMemberAction({
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
      return { ok: false, message: actionMessages.changed, formToken: issueVisitToken(correctionFormKind) };
    refresh();
    return { ok: true, message: correctionMessages.saved, data: null };
  },
});

export const takeBackOwnCorrection = defineMemberAction({
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
