'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { settleMessage } from '@/lib/admin/message/commands';
import { messageMessages } from '@/lib/admin/message/rules';
import { lineOfText } from '@/lib/format/plain-text';
import type { FormResult } from '@/lib/server/action/form-result';

const message = z.uuid(messageMessages.gone);

const stepSchema = z.strictObject({ message, step: z.enum(['answered', 'reopened']) });

const closingSchema = z.strictObject({
  message,
  reason: lineOfText(
    { missing: 'Say why it is closed without an answer', tooLong: 'Use at most 200 characters' },
    200,
  ),
});

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

/** Closes a contact message without an answer; fields `message`, `reason`. */
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
