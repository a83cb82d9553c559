'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { addPaper, answerRequest, removePaper, type Written } from '@/lib/care/record-request/answer';
import { askForRecords, withdrawRequest } from '@/lib/care/record-request/ask';
import {
  isWithheldBecause,
  paperField,
  recordAnswerFormKind,
  recordAskFormKind,
  recordWords as says,
} from '@/lib/care/record-request/rules';
import { askSchema, paperSchema, recordAnswerSchema, requestSchema } from '@/lib/care/record-request/schema';
import { safeFileName } from '@/lib/format/file-name';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';
import { checkPaper } from '@/lib/server/file/paper';
import { paperRefusals } from '@/lib/server/file/paper-rules';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const common = { triesPerNetwork: 600, notSaved: says.notSaved } as const;

const wrong = (fieldErrors: Readonly<Record<string, string>>): FormResult<null> => ({
  ok: false,
  message: actionMessages.check,
  fieldErrors,
});

function said(done: boolean, message: string, otherwise: string): FormResult<null> {
  refresh();
  return done ? { ok: true, message, data: null } : { ok: false, message: otherwise };
}

const written = (outcome: Written, message: string) =>
  said(outcome.done, message, outcome.done ? message : says[outcome.because]);

export const askForOwnRecords = defineMemberAction({
  ...common,
  name: 'ask-for-records',
  access: 'client',
  confirmed: true,
  schema: askSchema,
  formKind: recordAskFormKind,
  handler: async ({ therapist }, { viewer, submission, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs(says.sealed, async () => {
      const outcome = await askForRecords(viewer, { therapist, submission, request: { id, network } });
      if (outcome.done) return said(true, outcome.by === 'team' ? says.askedTeam : says.asked, says.asked);
      if (outcome.because === 'other-text') {
        return { ok: false, message: says.alreadyAsked, formToken: issueVisitToken(recordAskFormKind) };
      }
      return said(false, says.asked, says[outcome.because]);
    }),
});

export const withdrawOwnRequest = defineMemberAction({
  ...common,
  name: 'withdraw-record-request',
  access: 'client',
  schema: requestSchema,
  handler: async ({ request }, { viewer, id, network }): Promise<FormResult<null>> =>
    said(await withdrawRequest(viewer, request, { id, network }), says.withdrawn, says.decided),
});

export const addRecordPaper = defineMemberAction({
  ...common,
  name: 'add-record-paper',
  access: 'therapist',
  schema: requestSchema,
  fileField: paperField,
  handler: async ({ request }, { viewer, file, fileName }): Promise<FormResult<null>> => {
    const paper = await checkPaper(file);
    if (!paper.fit) return wrong({ [paperField]: paperRefusals[paper.because] });
    const named = { ...paper, name: safeFileName(fileName ?? '', paper.extension) };
    return sealUnavailableIs(says.sealed, async () =>
      written(await addPaper(viewer, request, named), says.added),
    );
  },
});

export const removeRecordPaper = defineMemberAction({
  ...common,
  name: 'remove-record-paper',
  access: 'therapist',
  schema: paperSchema,
  handler: async ({ request, remove }, { viewer }): Promise<FormResult<null>> =>
    written(await removePaper(viewer, request, remove), says.removed),
});

export const answerRecordRequest = defineMemberAction({
  ...common,
  name: 'answer-record-request',
  access: 'therapist',
  schema: recordAnswerSchema,
  formKind: recordAnswerFormKind,
  handler: async (
    { request, summary, because, withheld },
    { viewer, id, network },
  ): Promise<FormResult<null>> => {
    const reason = isWithheldBecause(because) ? because : null;
    if (reason && withheld === null) return wrong({ withheld: says.withheldMissing });
    return sealUnavailableIs(says.sealed, async () => {
      const answer = { summary, because: reason, withheld, request: { id, network } };
      return written(await answerRequest(viewer, request, answer), says.answered);
    });
  },
});
