'use server';

import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { answerOf } from '@/lib/care/session/conclude/answer';
import { completeSession } from '@/lib/care/session/conclude/commands';
import { sessionMessages } from '@/lib/care/session/rules';
import { sessionStepSchema } from '@/lib/care/session/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const triesPerNetwork = 600;

export const completeOwnSession = defineMemberAction({
  name: 'complete-session',
  access: 'therapist',
  schema: sessionStepSchema,
  triesPerNetwork,
  notSaved: sessionMessages.notSaved,
  handler: async ({ session }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await completeSession(viewer, { sessionId: session, request: { id, network } });
    return answerOf(outcome, sessionMessages.completed);
  },
});
