'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { closeThread, reopenThread, sendMessage, setReplyTime } from '@/lib/care/message/commands';
import { messageFileField, messageFormKind, messageWords } from '@/lib/care/message/rules';
import { messageSchema, replyTimeSchema, threadSchema } from '@/lib/care/message/schema';
import { safeFileName } from '@/lib/format/file-name';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { checkPaper } from '@/lib/server/file/paper';
import { paperRefusals } from '@/lib/server/file/paper-rules';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const common = { access: 'member', triesPerNetwork: 1_200, notSaved: messageWords.notSaved } as const;

const refusals = {
  unknown: messageWords.unknown,
  gone: messageWords.gone,
  closed: messageWords.isClosed,
  'handed-over': messageWords.handedOver,
  'too-many': messageWords.tooMany,
  'not-yours': messageWords.notYours,
} as const;

const refused = (message: string): FormResult<null> => ({ ok: false, message });

export const sendThreadMessage = defineMemberAction({
  ...common,
  name: 'send-thread-message',
  schema: messageSchema,
  formKind: messageFormKind,
  fileField: messageFileField,
  confirmed: true,
  handler: async (
    { with: withWhom, text },
    { viewer, file, fileName, submission, id, network },
  ): Promise<FormResult<null>> => {
    if (text === null && !file) {
      const fieldErrors = { text: messageWords.missing };
      return { ok: false, message: actionMessages.check, fieldErrors };
    }
    const paper = file ? await checkPaper(file) : null;
    if (paper && !paper.fit) {
      const fieldErrors = { [messageFileField]: paperRefusals[paper.because] };
      return { ok: false, message: actionMessages.check, fieldErrors };
    }
    const named = paper && { ...paper, name: safeFileName(fileName ?? '', paper.extension) };
    return sealUnavailableIs(messageWords.sealed, async () => {
      const message = { with: withWhom, text, paper: named, submission };
      const outcome = await sendMessage(viewer, message, { id, network });
      if (!outcome.done) return refused(refusals[outcome.because]);
      refresh();
      return { ok: true, message: messageWords.sent, data: null };
    });
  },
});

export const closeOwnThread = defineMemberAction({
  ...common,
  name: 'close-thread',
  schema: threadSchema,
  handler: async ({ with: withWhom }, { viewer, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs(messageWords.sealed, async () => {
      const outcome = await closeThread(viewer, withWhom, { id, network });
      refresh();
      return outcome.done
        ? { ok: true, message: messageWords.closed, data: null }
        : refused(refusals[outcome.because]);
    }),
});

export const reopenOwnThread = defineMemberAction({
  ...common,
  name: 'reopen-thread',
  schema: threadSchema,
  handler: async ({ with: withWhom }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await reopenThread(viewer, withWhom, { id, network });
    refresh();
    return outcome.done
      ? { ok: true, message: messageWords.reopened, data: null }
      : refused(refusals[outcome.because]);
  },
});

export const saveReplyTime = defineMemberAction({
  ...common,
  access: 'therapist',
  name: 'save-reply-time',
  schema: replyTimeSchema,
  handler: async ({ days }, { viewer }): Promise<FormResult<null>> => {
    const done = await setReplyTime(viewer, days);
    refresh();
    return done ? { ok: true, message: messageWords.replyTime, data: null } : refused(messageWords.unknown);
  },
});
