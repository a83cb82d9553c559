'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { noFieldsSchema } from '@/lib/action/no-fields';
import {
  type HandOutcome,
  matchByHand,
  matchOpenPayments,
  takeBackMatch,
} from '@/lib/payment/statement/matching/commands';
import { matchedInWords, statementMessages } from '@/lib/payment/statement/rules';
import { matchSchema, takeBackSchema } from '@/lib/payment/statement/schema';

const access = 'admin';
const triesPerNetwork = 600;
const { notSaved } = statementMessages;

const refusals: Readonly<Record<Exclude<HandOutcome, 'tied'>, string>> = {
  unknown: statementMessages.gone,
  taken: statementMessages.taken,
  'not-pending': statementMessages.notPending,
  'other-amount': statementMessages.otherAmount,
};

const match = defineMemberAction({
  name: 'match-credit',
  access,
  schema: matchSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ payment, credit }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await matchByHand(payment, credit, { viewer, request: { id, network } });
    refresh();
    return outcome === 'tied'
      ? { ok: true, message: statementMessages.matchedByHand, data: null }
      : { ok: false, message: refusals[outcome] };
  },
});

const takeBack = defineMemberAction({
  name: 'take-match-back',
  access,
  schema: takeBackSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ payment }, { viewer, id, network }): Promise<FormResult<null>> => {
    const done = await takeBackMatch(payment, { viewer, request: { id, network } });
    refresh();
    return done
      ? { ok: true, message: statementMessages.unmatched, data: null }
      : { ok: false, message: statementMessages.nothingToTakeBack };
  },
});

const matchNow = defineMemberAction({
  name: 'match-now',
  access,
  schema: noFieldsSchema,
  triesPerNetwork: 60,
  notSaved,
  handler: async (): Promise<FormResult<null>> => {
    const count = await matchOpenPayments();
    refresh();
    return { ok: true, message: matchedInWords(count), data: null };
  },
});

/** Ties a bank credit to a payment after an admin has compared both. */
export async function matchCreditByHand(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return match(form);
}

/** Takes a match back before it is verified. */
export async function takeCreditBack(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return takeBack(form);
}

/** Looks for matches at once instead of waiting for the next run. */
export async function matchPaymentsNow(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return matchNow(form);
}
