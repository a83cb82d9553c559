'use server';

import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { markMissed, undoOutcome } from '@/lib/booking/missed/commands';
import { answerOf } from '@/lib/care/session/conclude/answer';
import { sessionMessages } from '@/lib/care/session/rules';
import { sessionStepSchema } from '@/lib/care/session/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const triesPerNetwork = 600;

export const markOwnSessionMissed = defineMemberAction({
  name: 'mark-session-missed',
  access: 'therapist',
  schema: sessionStepSchema,
  triesPerNetwork,
  notSaved: sessionMessages.notSaved,
  handler: async ({ session }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await markMissed(viewer, { sessionId: session, request: { id, network } });
    return answerOf(outcome, sessionMessages.missed);
  },
});

export const undoOwnCompletion = defineMemberAction({
  name: 'undo-completion',
  access: 'therapist',
  schema: sessionStepSchema,
  triesPerNetwork,
  notSaved: sessionMessages.notSaved,
  handler: async ({ session }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await undoOutcome(viewer, { sessionId: session, request: { id, network } });
    return answerOf(outcome, sessionMessages.undone);
  },
});
