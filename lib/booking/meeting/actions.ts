'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { saveMeetingTerms, setSessionMeeting } from '@/lib/booking/meeting/commands';
import { meetingLabels, meetingMessages, meetingWords, savedInWords } from '@/lib/booking/meeting/rules';
import { meetingTermsSchema, sessionMeetingSchema } from '@/lib/booking/meeting/schema';
import { optionalPhoneField } from '@/lib/format/phone';
import type { FormResult } from '@/lib/server/action/form-result';
import { changedMeanwhile } from '@/lib/server/action/outdated';

type Context = Parameters<typeof saveMeetingTerms>[0];

async function save(
  context: Context,
  input: Parameters<typeof saveMeetingTerms>[1],
): Promise<FormResult<null>> {
  const outcome = await saveMeetingTerms(context, input);
  if (!outcome.saved) {
    if (!outcome.changed) return { ok: false, message: meetingMessages.notLinked };
    return changedMeanwhile({ ...outcome.changed, labels: meetingLabels, words: meetingWords });
  }
  refresh();
  return { ok: true, message: savedInWords(outcome.told), data: null };
}

const phone = optionalPhoneField(meetingMessages.phone);

const shared = {
  schema: meetingTermsSchema(phone),
  triesPerNetwork: 300,
  notSaved: meetingMessages.notSaved,
} as const;

export const saveOwnMeeting = defineMemberAction({
  ...shared,
  name: 'save-meeting-own',
  access: 'therapist',
  handler: (input, { viewer, id, network }) =>
    save({ viewer, whose: 'own', request: { id, network } }, input),
});

export const saveConsultationMeeting = defineMemberAction({
  ...shared,
  name: 'save-meeting-house',
  access: 'admin',
  handler: (input, { viewer, id, network }) =>
    save({ viewer, whose: 'house', request: { id, network } }, input),
});

export const changeSessionMeeting = defineMemberAction({
  name: 'change-session-meeting',
  access: 'therapist',
  schema: sessionMeetingSchema(phone),
  triesPerNetwork: 600,
  notSaved: meetingMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await setSessionMeeting(viewer, input, { id, network });
    refresh();
    switch (outcome) {
      case 'changed':
        return { ok: true, message: meetingMessages.changed, data: null };
      case 'not-linked':
        return { ok: false, message: meetingMessages.notLinked };
      case 'unknown':
        return { ok: false, message: meetingMessages.unknown };
      case 'over':
        return { ok: false, message: meetingMessages.over };
      case 'place-taken':
        return { ok: false, message: meetingMessages.placeTaken };
    }
  },
});
