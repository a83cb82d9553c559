'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { giveSessionBack } from '@/lib/care/session/give-back/commands';
import { sessionMessages } from '@/lib/care/session/rules';
import { sessionStepSchema } from '@/lib/care/session/schema';
import type { FormResult } from '@/lib/server/action/form-result';

/** Returns a missed or late cancelled session of the viewer's to the plan that paid for it; field `session`. */
export const giveOwnSessionBack = defineMemberAction({
  name: 'give-session-back',
  access: 'therapist',
  schema: sessionStepSchema,
  triesPerNetwork: 600,
  notSaved: sessionMessages.notSaved,
  handler: async ({ session }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await giveSessionBack(viewer, { sessionId: session, request: { id, network } });
    refresh();
    if (outcome === 'given-back') return { ok: true, message: sessionMessages.givenBack, data: null };
    if (outcome === 'money-sent-back')
      return { ok: true, message: sessionMessages.moneySentBack, data: null };
    const { notLinked, notUsed, unknown } = sessionMessages;
    const messages = { 'not-linked': notLinked, 'not-used': notUsed, unknown } as const;
    return { ok: false, message: messages[outcome] };
  },
});
