'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { completeSession, markSessionMissed, undoCompletion } from '@/lib/care/session/conclude/commands';
import { alreadySo, sessionMessages } from '@/lib/care/session/rules';
import { sessionStepSchema } from '@/lib/care/session/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const triesPerNetwork = 600;

type Outcome = Awaited<ReturnType<typeof completeSession>>;

function answerOf(outcome: Outcome, done: string): FormResult<null> {
  // The page's list may be outdated now, through this submit or another person's.
  refresh();
  if (outcome.done) return { ok: true, message: done, data: null };
  switch (outcome.because) {
    case 'changed':
      return { ok: false, message: alreadySo(outcome.status) };
    case 'not-linked':
      return { ok: false, message: sessionMessages.notLinked };
    case 'not-begun':
      return { ok: false, message: sessionMessages.notBegun };
    case 'undo-over':
      return { ok: false, message: sessionMessages.undoOver };
    case 'unknown':
      return { ok: false, message: sessionMessages.unknown };
  }
}

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

export const markOwnSessionMissed = defineMemberAction({
  name: 'mark-session-missed',
  access: 'therapist',
  schema: sessionStepSchema,
  triesPerNetwork,
  notSaved: sessionMessages.notSaved,
  handler: async ({ session }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await markSessionMissed(viewer, { sessionId: session, request: { id, network } });
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
    const outcome = await undoCompletion(viewer, { sessionId: session, request: { id, network } });
    return answerOf(outcome, sessionMessages.undone);
  },
});
