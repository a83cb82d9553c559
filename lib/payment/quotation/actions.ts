'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { goneOnWords } from '@/lib/care/session/rules';
import { createQuotation } from '@/lib/payment/quotation/creation/commands';
import {
  acceptQuotation,
  declineQuotation,
  type StepOutcome,
  withdrawQuotation,
} from '@/lib/payment/quotation/life/commands';
import {
  type QuotationStep,
  quotationFormKind,
  quotationMessages,
  settledMessage,
} from '@/lib/payment/quotation/rules';
import { declineSchema, quotationSchema, stepSchema } from '@/lib/payment/quotation/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';
import { therapistOf } from '@/lib/therapist/access';
import { kindMessages } from '@/lib/therapist/kind/rules';

const triesPerNetwork = 240;
const { notSaved } = quotationMessages;

/** Makes a quotation for one of the viewer's clients (product.md §2, §5, §8). */
export const createClientQuotation = defineMemberAction({
  name: 'create-quotation',
  access: 'therapist',
  schema: quotationSchema,
  formKind: quotationFormKind,
  triesPerNetwork,
  notSaved,
  handler: async (input, context): Promise<FormResult<null>> => {
    const therapist = await therapistOf(context.viewer);
    if (!therapist) return { ok: false, message: quotationMessages.inReview };
    const outcome = await createQuotation(input, { ...context, therapist });
    if (outcome.done) {
      refresh();
      return { ok: true, message: quotationMessages.created, data: null };
    }
    const wrong = (fieldErrors: Record<string, string>) =>
      ({ ok: false, message: actionMessages.check, fieldErrors }) as const;
    switch (outcome.because) {
      case 'no-client':
        return wrong({ client: quotationMessages.noClient });
      case 'handed-over':
        return wrong({ client: goneOnWords });
      case 'no-kind':
        return wrong({ kind: kindMessages.unknown });
      case 'past-day':
        return wrong({ validUntil: quotationMessages.pastDay });
      case 'too-many':
        return { ok: false, message: quotationMessages.tooMany };
      case 'other-offer':
        // The form token's key is used up; the next press makes another quotation.
        return {
          ok: false,
          message: quotationMessages.otherOffer,
          formToken: issueVisitToken(quotationFormKind),
        };
    }
  },
});

/** The page is revalidated in any case: an outdated tab then shows the present state. */
function answered(outcome: StepOutcome, step: QuotationStep): FormResult<null> {
  refresh();
  if (outcome.done) return { ok: true, message: quotationMessages[step], data: null };
  const message = outcome.because === 'unknown' ? quotationMessages.unknown : settledMessage(outcome.current);
  return { ok: false, message };
}

export const acceptOwnQuotation = defineMemberAction({
  name: 'accept-quotation',
  access: 'client',
  schema: stepSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ quotation }, { viewer, id, network }) =>
    answered(await acceptQuotation(quotation, { viewer, request: { id, network } }), 'accepted'),
});

export const declineOwnQuotation = defineMemberAction({
  name: 'decline-quotation',
  access: 'client',
  schema: declineSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ quotation, reason }, { viewer, id, network }) =>
    answered(await declineQuotation(quotation, reason, { viewer, request: { id, network } }), 'declined'),
});

export const withdrawMadeQuotation = defineMemberAction({
  name: 'withdraw-quotation',
  access: 'therapist',
  schema: stepSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ quotation }, { viewer, id, network }): Promise<FormResult<null>> => {
    const therapist = await therapistOf(viewer);
    if (!therapist) return { ok: false, message: quotationMessages.inReview };
    const caller = { viewer, therapist, request: { id, network } };
    return answered(await withdrawQuotation(quotation, caller), 'withdrawn');
  },
});
