'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { zoneOf } from '@/lib/account/session/viewer';
import { openedByLink } from '@/lib/booking/change/opened';
import { appointmentLink } from '@/lib/booking/link';
import {
  answerProposal,
  type ProposalOutcome,
  proposeAnotherTime,
  withdrawProposal,
} from '@/lib/booking/proposal/commands';
import { changedMeanwhile, rescheduleMessages, takenAmong } from '@/lib/booking/proposal/rules';
import { proposalAnswerSchema, proposalSchema, withdrawalSchema } from '@/lib/booking/proposal/schema';
import { findBooking } from '@/lib/booking/queries';
import { type ActionContext, defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

/** The refusal's message; one about the time goes to the time's field. */
function refusalOf(
  outcome: Exclude<ProposalOutcome, { proposed: number }>,
  several: boolean,
  timeZone: string,
): FormResult<null> {
  const marked = (startsAt: string) => ({
    ok: false as const,
    message: actionMessages.check,
    fieldErrors: { startsAt },
  });
  switch (outcome.because) {
    case 'not-linked':
      return { ok: false, message: rescheduleMessages.notLinked };
    case 'unknown':
    case 'over':
      return { ok: false, message: rescheduleMessages[outcome.because] };
    case 'changed':
      return { ok: false, message: changedMeanwhile(outcome.startsAt, outcome.proposedStartsAt, timeZone) };
    case 'no-time':
      return marked(several ? rescheduleMessages.noTimeLater : rescheduleMessages.noTime);
    case 'same':
      return marked(rescheduleMessages.same);
    case 'taken':
      return marked(several ? takenAmong(outcome.at, timeZone) : rescheduleMessages.takenByYou);
  }
}

/**
 * Proposes another time for a session of the viewer's or a guest's appointment with them; fields `session`, `startsAt`, `timeZone`, `basis`, and `scope`
 * for the later ones of its series.
 */
export const proposeTime = defineMemberAction({
  name: 'propose-time',
  access: 'therapist',
  schema: proposalSchema,
  triesPerNetwork: 600,
  notSaved: rescheduleMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const wanted = { ...input, timeZone: input.timeZone ?? '' };
    const outcome = await proposeAnotherTime(viewer, wanted, { id, network });
    refresh();
    if ('because' in outcome)
      return refusalOf(outcome, input.scope === 'later', input.timeZone ?? zoneOf(viewer));
    const message = outcome.proposed > 1 ? rescheduleMessages.proposedAll : rescheduleMessages.proposed;
    return { ok: true, message, data: null };
  },
});

export const withdrawProposedTime = defineMemberAction({
  name: 'withdraw-proposed-time',
  access: 'therapist',
  schema: withdrawalSchema,
  triesPerNetwork: 600,
  notSaved: rescheduleMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await withdrawProposal(viewer, input, { id, network });
    refresh();
    if ('because' in outcome) return refusalOf(outcome, false, zoneOf(viewer));
    return { ok: true, message: rescheduleMessages.withdrawn, data: null };
  },
});

/** The link is the key, signed in or not. */
async function answered(
  answer: 'agree' | 'decline',
  token: string,
  { id, network }: ActionContext,
): Promise<FormResult<RedirectTo>> {
  const found = await openedByLink(token);
  if (!found) return { ok: false, message: rescheduleMessages.linkNotFound };
  const { booking, linkId, actor } = found;
  const outcome = await answerProposal(answer, { bookingId: booking.id, actor, request: { id, network } });
  if (outcome === 'gone' || outcome === 'taken') return { ok: false, message: rescheduleMessages[outcome] };
  const now = (await findBooking(booking.id)) ?? booking;
  const path = appointmentLink.path(linkId, now.endsAt);
  return redirectAfterAction(
    `${path}?done=${outcome === 'agreed' ? 'moved' : 'kept'}`,
    rescheduleMessages[outcome],
  );
}

const answering = {
  schema: proposalAnswerSchema,
  triesPerNetwork: 300,
  notSaved: rescheduleMessages.notSaved,
} as const;

export const agreeToProposal = defineAction({
  access: 'public',
  ...answering,
  name: 'agree-to-proposal',
  handler: ({ booking }, request) => answered('agree', booking, request),
});

/** Declines it; the appointment keeps its time. Field `booking`. */
export const declineProposal = defineAction({
  access: 'public',
  ...answering,
  name: 'decline-proposal',
  handler: ({ booking }, request) => answered('decline', booking, request),
});
