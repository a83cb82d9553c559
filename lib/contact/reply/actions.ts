'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { answerRequest, closeRequest, type ReplyOutcome } from '@/lib/contact/reply/commands';
import { replyMessages, requestNow } from '@/lib/contact/reply/rules';
import { answerSchema, closeSchema } from '@/lib/contact/reply/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const triesPerNetwork = 600;
const { notSaved } = replyMessages;

function answerOf(outcome: ReplyOutcome, done: string): FormResult<null> {
  // The page's list is outdated, through this submit or another person's.
  refresh();
  if (outcome.done) return { ok: true, message: done, data: null };
  switch (outcome.because) {
    case 'changed':
      return { ok: false, message: requestNow(outcome.state) };
    case 'not-linked':
      return { ok: false, message: replyMessages.notLinked };
    case 'unknown':
      return { ok: false, message: replyMessages.unknown };
  }
}

export const answerReceivedRequest = defineMemberAction({
  name: 'answer-contact-request',
  access: 'therapist',
  schema: answerSchema,
  triesPerNetwork,
  notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await answerRequest(viewer, input, { request: { id, network } });
    return answerOf(outcome, input.way === 'mail' ? replyMessages.mailed : replyMessages.noted);
  },
});

/** Closes a request to the viewer without an answer; fields `request`, `reason`, `words`. */
export const closeReceivedRequest = defineMemberAction({
  name: 'close-contact-request',
  access: 'therapist',
  schema: closeSchema,
  triesPerNetwork,
  notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await closeRequest(viewer, input, { request: { id, network } });
    const told = outcome.done && outcome.told;
    return answerOf(outcome, told ? replyMessages.closedAndTold : replyMessages.closed);
  },
});
