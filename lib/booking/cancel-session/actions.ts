'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { cancelAsClient, cancelAsTherapist } from '@/lib/booking/cancel-session/commands';
import { cancelByClientSchema, cancelByTherapistSchema } from '@/lib/booking/cancel-session/schema';
import { scheduleMessages } from '@/lib/booking/schedule/rules';
import { seriesMessages } from '@/lib/booking/series/rules';
import { alreadySo, sessionMessages } from '@/lib/care/session/rules';
import type { FormResult } from '@/lib/server/action/form-result';

const triesPerNetwork = 600;

function answerOf(outcome: Awaited<ReturnType<typeof cancelAsClient>>): FormResult<null> {
  // The page may be outdated now, through this submit or another person's.
  refresh();
  if (outcome.done) {
    const message = outcome.sessions > 1 ? seriesMessages.cancelled : scheduleMessages.cancelled;
    return { ok: true, message, data: null };
  }
  switch (outcome.because) {
    case 'changed':
      return { ok: false, message: alreadySo(outcome.status) };
    case 'not-linked':
      return { ok: false, message: sessionMessages.notLinked };
    case 'too-late':
      return { ok: false, message: scheduleMessages.tooLate };
    case 'unknown':
      return { ok: false, message: sessionMessages.unknown };
  }
}

export const cancelClientSession = defineMemberAction({
  name: 'cancel-session-as-therapist',
  access: 'therapist',
  schema: cancelByTherapistSchema,
  triesPerNetwork,
  notSaved: sessionMessages.notSaved,
  handler: async ({ session, reason, scope }, { viewer, id, network }): Promise<FormResult<null>> =>
    answerOf(
      await cancelAsTherapist(viewer, { sessionId: session, reason, scope, request: { id, network } }),
    ),
});

export const cancelOwnSession = defineMemberAction({
  name: 'cancel-session-as-client',
  access: 'client',
  schema: cancelByClientSchema,
  triesPerNetwork,
  notSaved: sessionMessages.notSaved,
  handler: async ({ session, reason, excused }, { viewer, id, network }): Promise<FormResult<null>> =>
    answerOf(await cancelAsClient(viewer, { sessionId: session, reason, excused, request: { id, network } })),
});
