'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { type Answered, answerHandover, withdrawHandover } from '@/lib/booking/handover/answer';
import { handoverWords as says } from '@/lib/booking/handover/rules';
import {
  answerSchema,
  handoverSchema,
  ownHandoverSchema,
  summarySchema,
  teamHandoverSchema,
} from '@/lib/booking/handover/schema';
import { type Started, startOwnHandover, startTeamHandovers } from '@/lib/booking/handover/start';
import { signSummary } from '@/lib/booking/handover/summary';
import type { FormResult } from '@/lib/server/action/form-result';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const common = { triesPerNetwork: 600, notSaved: says.notSaved } as const;

const refusals = {
  unknown: says.unknown,
  'gone-receiver': says.goneReceiver,
  another: says.another,
  decided: says.decided,
  'no-summary': says.noSummary,
  signed: says.isSigned,
} as const;

const refused = (message: string): FormResult<null> => ({ ok: false, message });

function started(outcome: Started, done: string): FormResult<null> {
  refresh();
  if (outcome.done) return { ok: true, message: done, data: null };
  return refused(outcome.because === 'unknown' ? says.unknownClient : refusals[outcome.because]);
}

function answered(outcome: Answered, done: string): FormResult<null> {
  refresh();
  return outcome.done ? { ok: true, message: done, data: null } : refused(refusals[outcome.because]);
}

/**
 * Asks a client of the viewer's whether another therapist may continue; fields `client`, `to`, `because`,
 * `lastDay`, `agreed`.
 */
export const handOverClient = defineMemberAction({
  ...common,
  name: 'hand-over-client',
  access: 'therapist',
  confirmed: true,
  schema: ownHandoverSchema,
  handler: async ({ agreed: _, ...terms }, { viewer, id, network }): Promise<FormResult<null>> =>
    started(await startOwnHandover(viewer, { ...terms, request: { id, network } }), says.started),
});

/**
 * Asks clients of a therapist on behalf of the service; fields `from`, `client` (several times), `to`,
 * `because`, `lastDay`, `reason`, `agreed`.
 */
export const handOverForTherapist = defineMemberAction({
  ...common,
  name: 'hand-over-for-therapist',
  access: 'admin',
  schema: teamHandoverSchema,
  listFields: ['client'],
  handler: async (
    { agreed: _, client: clients, ...terms },
    { viewer, id, network },
  ): Promise<FormResult<null>> => {
    const outcome = await startTeamHandovers(viewer, { ...terms, clients, request: { id, network } });
    return started(outcome, says.startedMany(outcome.done ? outcome.asked : 0));
  },
});

export const answerOwnHandover = defineMemberAction({
  ...common,
  name: 'answer-handover',
  access: 'client',
  schema: answerSchema,
  handler: async (answer, { viewer, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs(says.formsSealed, async () =>
      answered(await answerHandover(viewer, { ...answer, request: { id, network } }), says[answer.answer]),
    ),
});

export const withdrawOwnHandover = defineMemberAction({
  ...common,
  name: 'withdraw-handover',
  access: 'therapist',
  schema: handoverSchema,
  handler: async ({ handover }, { viewer, id, network }): Promise<FormResult<null>> =>
    answered(await withdrawHandover(viewer, { handover, request: { id, network } }), says.withdrawn),
});

export const withdrawAnyHandover = defineMemberAction({
  ...common,
  name: 'withdraw-any-handover',
  access: 'admin',
  schema: handoverSchema,
  handler: async ({ handover }, { viewer, id, network }): Promise<FormResult<null>> =>
    answered(await withdrawHandover(viewer, { handover, request: { id, network } }), says.withdrawn),
});

export const signHandoverSummary = defineMemberAction({
  ...common,
  name: 'sign-handover-summary',
  access: 'therapist',
  schema: summarySchema,
  handler: async ({ handover, words }, { viewer, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs(says.sealed, async () => {
      const outcome = await signSummary(viewer, { handover, words, request: { id, network } });
      refresh();
      return outcome.done
        ? { ok: true, message: says.signed, data: null }
        : refused(refusals[outcome.because]);
    }),
});
