'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { completeSession, markSessionMissed, undoCompletion } from '@/lib/session/conclude/commands';
import { alreadySo, sessionMessages } from '@/lib/session/rules';
import { sessionStepSchema } from '@/lib/session/schema';

const triesPerNetwork = 600;

type Outcome = Awaited<ReturnType<typeof completeSession>>;

function answerOf(outcome: Outcome, done: string): FormResult<null> {
  // What the page lists is no longer so, whether it was this press or somebody else's that changed it.
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

const complete = defineMemberAction({
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

const miss = defineMemberAction({
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

const undo = defineMemberAction({
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

/** Marks a session of the viewer's as completed; field `session`. */
export async function completeOwnSession(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return complete(form);
}

/** Marks a session of the viewer's as missed by the client; field `session`. */
export async function markOwnSessionMissed(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return miss(form);
}

/** Takes a mistaken completion back; field `session`. */
export async function undoOwnCompletion(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return undo(form);
}
