'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { scheduleSession } from '@/lib/booking/schedule/commands';
import { scheduleFormKind, scheduleMessages } from '@/lib/booking/schedule/rules';
import { scheduleSchema } from '@/lib/booking/schedule/schema';
import { sessionMessages } from '@/lib/care/session/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueFormToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';

/** The field that a refusal is about, and what is said there. */
const marked = {
  'no-client': { client: scheduleMessages.noClient },
  'no-plan': { plan: scheduleMessages.noPlan },
  mode: { mode: scheduleMessages.mode },
  taken: { startsAt: scheduleMessages.taken },
  'no-time': { startsAt: scheduleMessages.noTime },
  past: { startsAt: scheduleMessages.past },
  'not-past': { startsAt: scheduleMessages.notPast },
  'too-far': { startsAt: scheduleMessages.tooFar },
  'too-old': { startsAt: scheduleMessages.tooOld },
} as const;

/**
 * Arranges a session with a client of the viewer, or enters one that took place; fields `client`, `startsAt`,
 * `timeZone`, `durationMinutes`, `type`, `mode`, `plan`, `held`.
 */
export const scheduleClientSession = defineMemberAction({
  name: 'schedule-session',
  access: 'therapist',
  schema: scheduleSchema,
  formKind: scheduleFormKind,
  triesPerNetwork: 600,
  notSaved: sessionMessages.notSaved,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<null>> => {
    const outcome = await scheduleSession(viewer, { ...input, submission, request: { id, network } });
    if (outcome.scheduled) {
      refresh();
      const message = input.held ? scheduleMessages.recorded : scheduleMessages.scheduled;
      return { ok: true, message, data: null };
    }
    const { because } = outcome;
    if (because === 'not-linked') return { ok: false, message: sessionMessages.notLinked };
    if (because === 'other-text') {
      const { alreadyMade: message } = scheduleMessages;
      return { ok: false, message, formToken: issueFormToken(scheduleFormKind) };
    }
    return { ok: false, message: actionMessages.check, fieldErrors: marked[because] };
  },
});
