'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { zoneOf } from '@/lib/account/session/viewer';
import { cancelAll, proposeForAll } from '@/lib/booking/away/commands';
import { awayMessages, cancelledInWords, proposedInWords, takenInWords } from '@/lib/booking/away/rules';
import { awaySchema } from '@/lib/booking/away/schema';
import { changedMeanwhile } from '@/lib/booking/proposal/rules';
import type { FormResult } from '@/lib/server/action/form-result';

type Refusal = Exclude<Awaited<ReturnType<typeof cancelAll | typeof proposeForAll>>, { done: true }>;

function inWords(refusal: Refusal, timeZone: string): string {
  switch (refusal.because) {
    case 'not-linked':
      return awayMessages.notLinked;
    case 'no-times':
      return awayMessages.noTimes;
    case 'taken':
      return takenInWords(refusal.at, timeZone);
    case 'changed':
      return changedMeanwhile(refusal.startsAt, refusal.proposedStartsAt, timeZone);
    default:
      return awayMessages[refusal.because];
  }
}

/**
 * Proposes new times for the sessions of closed days, or cancels them; fields `row` (several times), `what` and
 * `reason`.
 */
export const moveOrCancelAway = defineMemberAction({
  name: 'move-or-cancel-away',
  access: 'therapist',
  schema: awaySchema,
  listFields: ['row'],
  triesPerNetwork: 600,
  notSaved: awayMessages.notSaved,
  handler: async ({ row: rows, what, reason }, { viewer, id, network }): Promise<FormResult<null>> => {
    const request = { id, network };
    const outcome =
      what === 'cancel' && reason !== null
        ? await cancelAll(viewer, { rows, reason }, request)
        : await proposeForAll(viewer, rows, request);
    refresh();
    if (!outcome.done) return { ok: false, message: inWords(outcome, zoneOf(viewer)) };
    const message =
      'cancelled' in outcome
        ? cancelledInWords(outcome.cancelled)
        : proposedInWords(outcome.proposed, outcome.without);
    return { ok: true, message, data: null };
  },
});
