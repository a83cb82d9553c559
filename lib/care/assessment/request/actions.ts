'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import {
  answerRequest,
  askForMeasure,
  declineRequest,
  stopAsking,
} from '@/lib/care/assessment/request/commands';
import { requestWords } from '@/lib/care/assessment/request/rules';
import { answerSchema, askSchema, requestSchema } from '@/lib/care/assessment/request/schema';
import { afterKeeping, afterSharing, saveRefused } from '@/lib/care/assessment/rules';
import { goneOnWords } from '@/lib/care/session/rules';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

const common = { triesPerNetwork: 600, notSaved: requestWords.notSaved } as const;

/** Asks a client of the viewer's for a questionnaire; fields `client`, `instrument`, `rhythm`. */
export const askClientForMeasure = defineMemberAction({
  ...common,
  name: 'ask-for-measure',
  access: 'therapist',
  schema: askSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await askForMeasure(viewer, { ...input, request: { id, network } });
    if (outcome.asked) {
      refresh();
      return { ok: true, message: requestWords.asked(outcome.clientName), data: null };
    }
    const { notLinked, noClient, already } = requestWords;
    const messages = {
      'not-linked': notLinked,
      'no-client': noClient,
      'handed-over': goneOnWords,
      already,
    } as const;
    return { ok: false, message: messages[outcome.because] };
  },
});

export const stopOwnRequest = defineMemberAction({
  ...common,
  name: 'stop-measure',
  access: 'therapist',
  schema: requestSchema,
  handler: async ({ request }, { viewer }): Promise<FormResult<null>> => {
    const done = await stopAsking(viewer, request);
    refresh();
    return done
      ? { ok: true, message: requestWords.stopped, data: null }
      : { ok: false, message: requestWords.unknown };
  },
});

export const declineOwnRequest = defineMemberAction({
  ...common,
  name: 'decline-measure',
  access: 'client',
  schema: requestSchema,
  handler: async ({ request }, { viewer }): Promise<FormResult<null>> => {
    const done = await declineRequest(viewer, request);
    refresh();
    return done
      ? { ok: true, message: requestWords.declined, data: null }
      : { ok: false, message: requestWords.unknown };
  },
});

/** Shares or only stores the requested result; see `answerSchema`. Redirects to the list of results. */
export const answerOwnRequest = defineMemberAction({
  ...common,
  name: 'answer-measure',
  access: 'client',
  schema: answerSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<RedirectTo>> => {
    const outcome = await answerRequest(input, { viewer, request: { id, network } });
    if (outcome.done) {
      return outcome.sharedWith === null
        ? redirectAfterAction(afterKeeping, requestWords.saved)
        : redirectAfterAction(afterSharing, requestWords.shared(outcome.sharedWith));
    }
    switch (outcome.because) {
      case 'missing': {
        const errors = outcome.fields.map((name) => [name, requestWords.missing]);
        return { ok: false, message: actionMessages.required, fieldErrors: Object.fromEntries(errors) };
      }
      case 'unknown':
        return { ok: false, message: requestWords.unknown };
      case 'no-therapist':
        return { ok: false, message: requestWords.noReader };
      default:
        return saveRefused(outcome.because);
    }
  },
});
