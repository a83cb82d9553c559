'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import {
  type HandOutcome,
  matchByHand,
  matchOwnPayments,
  takeBackMatch,
} from '@/lib/payment/statement/matching/commands';
import { matchedInWords, statementMessages } from '@/lib/payment/statement/rules';
import { matchSchema, takeBackSchema } from '@/lib/payment/statement/schema';
import { verificationMessages } from '@/lib/payment/verification/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { noFieldsSchema } from '@/lib/server/action/no-fields';

const access = 'keeper';
const triesPerNetwork = 600;
const { notSaved } = statementMessages;

const refusals: Readonly<Record<Exclude<HandOutcome, 'tied' | 'reason-owed'>, string>> = {
  unknown: statementMessages.gone,
  taken: statementMessages.taken,
  'not-pending': statementMessages.notPending,
  'other-account': statementMessages.otherAccount,
  'other-amount': statementMessages.otherAmount,
};

const reasonOwed: FormResult<null> = {
  ok: false,
  message: actionMessages.check,
  fieldErrors: { onBehalf: verificationMessages.reasonOwed },
};

/** Links a bank credit to a payment after an admin has compared both. */
export const matchCreditByHand = defineMemberAction({
  name: 'match-credit',
  access,
  schema: matchSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ payment, credit, onBehalf }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await matchByHand(payment, credit, { viewer, request: { id, network }, onBehalf });
    refresh();
    if (outcome === 'reason-owed') return reasonOwed;
    return outcome === 'tied'
      ? { ok: true, message: statementMessages.matchedByHand, data: null }
      : { ok: false, message: refusals[outcome] };
  },
});

export const takeCreditBack = defineMemberAction({
  name: 'take-match-back',
  access,
  schema: takeBackSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ payment, onBehalf }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await takeBackMatch(payment, { viewer, request: { id, network }, onBehalf });
    refresh();
    if (outcome === 'reason-owed') return reasonOwed;
    return outcome === 'taken-back'
      ? { ok: true, message: statementMessages.unmatched, data: null }
      : { ok: false, message: statementMessages.nothingToTakeBack };
  },
});

/** Looks for matches at once instead of waiting for the next run. */
export const matchPaymentsNow = defineMemberAction({
  name: 'match-now',
  access,
  schema: noFieldsSchema,
  triesPerNetwork: 60,
  notSaved,
  handler: async (_, { viewer }): Promise<FormResult<null>> => {
    const count = await matchOwnPayments(viewer);
    refresh();
    return { ok: true, message: matchedInWords(count), data: null };
  },
});
