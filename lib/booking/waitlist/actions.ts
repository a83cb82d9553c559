'use server';

import { refresh } from 'next/cache';
import { currentViewer } from '@/lib/account/session/session';
import { answerWaitlist } from '@/lib/booking/waitlist/commands';
import { joinWaitlist } from '@/lib/booking/waitlist/join';
import { waitlistAnswerKind, waitlistFormKind, waitlistMessages } from '@/lib/booking/waitlist/rules';
import { answerSchema, joinSchema } from '@/lib/booking/waitlist/schema';
import { zoneOfReader } from '@/lib/format/time';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { limitOf } from '@/lib/server/rate-limit/consume';
import { networkLimits } from '@/lib/server/rate-limit/network-limits';

// Per hour; generous, because whole colleges and mobile networks share one address.
const perNetwork = 120;
const perTherapist = 120;
const hour = 3_600;

/** Asks for a place on a therapist's waitlist; known and unknown addresses get the same answer. */
export const joinTherapistWaitlist = defineAction({
  name: 'join-waitlist',
  access: 'public',
  schema: joinSchema,
  formKind: waitlistFormKind,
  triesPerNetwork: 300,
  notSaved: waitlistMessages.notSaved,
  handler: async ({ therapist, email, device }, { network }): Promise<FormResult<null>> => {
    const viewer = await currentViewer();
    const limits = [
      ...networkLimits('waitlist', network, perNetwork, hour),
      limitOf('waitlist', therapist, perTherapist, hour),
    ];
    const answer = await joinWaitlist(
      { therapist, email, limits, timeZone: zoneOfReader(viewer?.profile?.timeZone, device) },
      viewer?.userId ?? null,
    );
    if (answer.done) {
      return {
        ok: true,
        message: answer.confirmed ? waitlistMessages.joined : waitlistMessages.asked,
        data: null,
      };
    }
    if (answer.because === 'too-many') return { ok: false, message: actionMessages.tooMany };
    return { ok: false, message: waitlistMessages[answer.because] };
  },
});

const done = {
  confirm: waitlistMessages.confirmed,
  pass: waitlistMessages.passed,
  leave: waitlistMessages.left,
} as const;

/** Answers by the link of a mail (fields `token`, `step`: confirm, pass or leave). */
export const answerTherapistWaitlist = defineAction({
  name: 'answer-waitlist',
  access: 'public',
  schema: answerSchema,
  formKind: waitlistAnswerKind,
  triesPerNetwork: 60,
  notSaved: waitlistMessages.notSaved,
  handler: async ({ token, step }): Promise<FormResult<null>> => {
    if (!(await answerWaitlist(token, step))) return { ok: false, message: waitlistMessages.gone };
    refresh();
    return { ok: true, message: done[step], data: null };
  },
});
