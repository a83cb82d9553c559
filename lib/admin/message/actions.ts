'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { answerMessage, settleMessage } from '@/lib/admin/message/commands';
import { messageMessages } from '@/lib/admin/message/rules';
import { answerSchema, closingSchema, stepSchema } from '@/lib/admin/message/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: messageMessages.notSaved } as const;

function answered(outcome: 'done' | 'already' | 'gone', done: string): FormResult<null> {
  refresh();
  if (outcome === 'done') return { ok: true, message: done, data: null };
  return { ok: false, message: outcome === 'gone' ? messageMessages.gone : messageMessages.alreadySo };
}

/** Marks a contact message as answered or opens it again; fields `message`, `step`. */
export const settleContactMessage = defineMemberAction({
  ...common,
  name: 'settle-contact-message',
  schema: stepSchema,
  handler: async (input, { viewer, id, network }) =>
    answered(
      await settleMessage(input.message, { step: input.step }, { viewer, request: { id, network } }),
      messageMessages[input.step],
    ),
});

export const answerContactMessage = defineMemberAction({
  ...common,
  name: 'answer-contact-message',
  schema: answerSchema,
  handler: async ({ message, answer }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await answerMessage(message, answer, { viewer, request: { id, network } });
    if (outcome === 'not-for-us') return { ok: false, message: messageMessages.notForUs };
    return answered(outcome, messageMessages.sent);
  },
});

export const closeContactMessage = defineMemberAction({
  ...common,
  name: 'close-contact-message',
  schema: closingSchema,
  handler: async ({ message, reason }, { viewer, id, network }) =>
    answered(
      await settleMessage(message, { step: 'closed', reason }, { viewer, request: { id, network } }),
      messageMessages.closed,
    ),
});
