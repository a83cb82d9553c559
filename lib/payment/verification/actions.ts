'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { type ReviewOutcome, rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { reviewInWords } from '@/lib/payment/verification/outcome';
import { readyAmong } from '@/lib/payment/verification/queries';
import {
  type VerificationStep,
  verificationMessages,
  verifiedInWords,
} from '@/lib/payment/verification/rules';
import { rejectSchema, verifyManySchema, verifySchema } from '@/lib/payment/verification/schema';
import type { FormResult } from '@/lib/server/action/form-result';

const access = 'keeper';
const triesPerNetwork = 600;
const { notSaved } = verificationMessages;

/** The page is revalidated in any case: of two admins at once, the second sees the result of the first. */
function answered(outcome: ReviewOutcome, step: VerificationStep): FormResult<null> {
  refresh();
  return reviewInWords(outcome, step);
}

export const verifySubmittedPayment = defineMemberAction({
  name: 'verify-payment',
  access,
  schema: verifySchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ payment, received, onBehalf }, { viewer, id, network }) =>
    answered(
      await verifyPayment(payment, received, { viewer, request: { id, network }, onBehalf }),
      'verified',
    ),
});

/** Confirms several at once: those whose reference and amount are both in a bank line. */
export const verifyMatchedPayments = defineMemberAction({
  name: 'verify-payments',
  access,
  schema: verifyManySchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ payments }, { viewer, id, network }): Promise<FormResult<null>> => {
    const selected = new Set(payments);
    let done = 0;
    for (const payment of await readyAmong(viewer, [...selected])) {
      const outcome = await verifyPayment(payment, null, { viewer, request: { id, network } });
      if (outcome.done) done += 1;
    }
    refresh();
    if (done === 0) return { ok: false, message: verificationMessages.noneChosen };
    return { ok: true, message: verifiedInWords(done, selected.size), data: null };
  },
});

/** Rejects a submission whose money cannot be found, with the reason. */
export const rejectSubmittedPayment = defineMemberAction({
  name: 'reject-payment',
  access,
  schema: rejectSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ payment, reason, onBehalf }, { viewer, id, network }) =>
    answered(
      await rejectPayment(payment, reason, { viewer, request: { id, network }, onBehalf }),
      'rejected',
    ),
});
