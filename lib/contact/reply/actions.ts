'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { answerRequest, closeRequest, type ReplyOutcome } from '@/lib/contact/reply/commands';
import { replyMessages, requestNow } from '@/lib/contact/reply/rules';
import { answerSchema, closeSchema } from '@/lib/contact/reply/schema';

const triesPerNetwork = 600;
const { notSaved } = replyMessages;

function answerOf(outcome: ReplyOutcome, done: string): FormResult<null> {
  // What the page shows is no longer so, whether it was this press or somebody else's that changed it.
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

const answer = defineMemberAction({
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

const close = defineMemberAction({
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

/** Answers a request to the viewer; fields `request`, `way`, `answer`. */
export async function answerReceivedRequest(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return answer(form);
}

/** Closes a request to the viewer without an answer; fields `request`, `reason`, `words`. */
export async function closeReceivedRequest(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return close(form);
}
