'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { enterPayment, giveBackEntered, undoEntered } from '@/lib/payment/entered/commands';
import {
  aboveFee,
  aboveRest,
  enteredFormKind,
  enteredMessages,
  entryRefusals,
  paidSince,
} from '@/lib/payment/entered/rules';
import { enterSchema, giveBackSchema, undoSchema } from '@/lib/payment/entered/schema';
import { refundedSince } from '@/lib/payment/verification/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';

// Only a therapist has sessions, so the team can enter nothing for them.
const same = { access: 'keeper', triesPerNetwork: 600, notSaved: enteredMessages.notSaved } as const;

const failed = (message: string): FormResult<null> => ({ ok: false, message });
const wrong = (field: string, message: string): FormResult<null> => ({
  ok: false,
  message: actionMessages.check,
  fieldErrors: { [field]: message },
});

/** Enters a payment for one of the therapist's sessions (fields: `enterSchema`). */
export const enterSessionPayment = defineMemberAction({
  ...same,
  name: 'enter-payment',
  formKind: enteredFormKind,
  schema: enterSchema,
  handler: async (input, { viewer, id, network, submission }): Promise<FormResult<null>> => {
    const { appointment: appointmentId, before: beforePaise, amount: amountPaise, ...how } = input;
    const outcome = await enterPayment(
      { appointmentId, beforePaise, amountPaise, ...how, key: submission.key },
      { viewer, request: { id, network } },
    );
    refresh();
    if (outcome.done) return { ok: true, message: enteredMessages.saved, data: null };
    switch (outcome.because) {
      case 'above':
        return wrong('amount', aboveFee(outcome.openPaise));
      case 'future':
        return wrong('paidOn', enteredMessages.day);
      case 'since':
        return failed(paidSince(outcome.paidPaise));
      default:
        return failed(entryRefusals[outcome.because]);
    }
  },
});

const notTaken = {
  gone: enteredMessages.gone,
  'undone-before': enteredMessages.undoneBefore,
  refunded: enteredMessages.refunded,
} as const;

/** Undoes a mistaken entry; its line stays. */
export const undoEnteredPayment = defineMemberAction({
  ...same,
  name: 'undo-entered-payment',
  schema: undoSchema,
  handler: async ({ payment, reason }, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await undoEntered(payment, reason, { viewer, request: { id, network } });
    refresh();
    if (!outcome.done) return failed(notTaken[outcome.because]);
    return { ok: true, message: enteredMessages.undone, data: null };
  },
});

/** Records that entered money was given back. */
export const giveBackEnteredPayment = defineMemberAction({
  ...same,
  name: 'give-back-entered-payment',
  schema: giveBackSchema,
  handler: async (
    { payment, amount, before, reason },
    { viewer, id, network },
  ): Promise<FormResult<null>> => {
    const back = { amountPaise: amount, beforePaise: before, reason };
    const outcome = await giveBackEntered(payment, back, { viewer, request: { id, network } });
    refresh();
    if (outcome.done) return { ok: true, message: enteredMessages.givenBack, data: null };
    switch (outcome.because) {
      case 'above':
        return wrong('amount', aboveRest(outcome.restPaise));
      case 'since':
        return failed(refundedSince(outcome.refundedPaise));
      default:
        return failed(notTaken[outcome.because]);
    }
  },
});
