'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { giveHomework, takeHomeworkBack } from '@/lib/care/homework/commands';
import { homeworkFormKind, homeworkWords } from '@/lib/care/homework/rules';
import { homeworkAnswerSchema, homeworkSchema, homeworkStepSchema } from '@/lib/care/homework/schema';
import { submitAnswer } from '@/lib/care/homework/submit';
import { goneOnWords } from '@/lib/care/session/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const common = { triesPerNetwork: 600, notSaved: homeworkWords.notSaved } as const;

const wrongField = (field: 'task' | 'due', message: string) =>
  ({ ok: false, message: actionMessages.check, fieldErrors: { [field]: message } }) as const;

/** Gives homework to a client of the viewer's; fields `client`, `tool`, `task`, `due`. */
export const giveClientHomework = defineMemberAction({
  ...common,
  name: 'give-homework',
  access: 'therapist',
  schema: homeworkSchema,
  formKind: homeworkFormKind,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs<null>(homeworkWords.sealed, async () => {
      const outcome = await giveHomework(viewer, { ...input, submission, request: { id, network } });
      if (outcome.given) {
        refresh();
        return { ok: true, message: homeworkWords.given(outcome.clientName), data: null };
      }
      switch (outcome.because) {
        case 'nothing':
          return wrongField('task', homeworkWords.nothing);
        case 'past':
          return wrongField('due', homeworkWords.past);
        case 'not-linked':
          return { ok: false, message: homeworkWords.notLinked };
        case 'no-client':
          return { ok: false, message: homeworkWords.noClient };
        case 'handed-over':
          return { ok: false, message: goneOnWords };
        case 'no-consent':
          return { ok: false, message: homeworkWords.noConsent };
        case 'too-many':
          return { ok: false, message: homeworkWords.tooMany };
        case 'other-text':
          return {
            ok: false,
            message: homeworkWords.alreadyGiven,
            formToken: issueVisitToken(homeworkFormKind),
          };
      }
    }),
});

export const takeOwnHomeworkBack = defineMemberAction({
  ...common,
  name: 'take-homework-back',
  access: 'therapist',
  schema: homeworkStepSchema,
  handler: async ({ homework }, { viewer }): Promise<FormResult<null>> => {
    const outcome = await takeHomeworkBack(viewer, homework);
    refresh();
    if (outcome === 'done') return { ok: true, message: homeworkWords.takenBack, data: null };
    return {
      ok: false,
      message: outcome === 'answered' ? homeworkWords.isAnswered : homeworkWords.unknown,
    };
  },
});

/** Answers whether the viewer's homework is done; fields `homework`, `outcome`, `line`. */
export const answerOwnHomework = defineMemberAction({
  ...common,
  name: 'answer-homework',
  access: 'client',
  schema: homeworkAnswerSchema,
  handler: (answer, { viewer }) => submitAnswer(viewer, answer),
});
