'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { issueFormToken } from '@/lib/form-token';
import { createQuotation } from '@/lib/quotation/creation/commands';
import {
  acceptQuotation,
  declineQuotation,
  type StepOutcome,
  withdrawQuotation,
} from '@/lib/quotation/life/commands';
import {
  type QuotationStep,
  quotationFormKind,
  quotationMessages,
  settledMessage,
} from '@/lib/quotation/rules';
import { declineSchema, quotationSchema, stepSchema } from '@/lib/quotation/schema';
import { therapistOf } from '@/lib/therapist/access';

const triesPerNetwork = 240;
const { notSaved } = quotationMessages;

const create = defineMemberAction({
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
    if (outcome.kept) {
      refresh();
      return { ok: true, message: quotationMessages.created, data: null };
    }
    const wrong = (fieldErrors: Record<string, string>) =>
      ({ ok: false, message: actionMessages.check, fieldErrors }) as const;
    switch (outcome.because) {
      case 'no-client':
        return wrong({ client: quotationMessages.noClient });
      case 'past-day':
        return wrong({ validUntil: quotationMessages.pastDay });
      case 'too-many':
        return { ok: false, message: quotationMessages.tooMany };
      case 'other-offer':
        // The visit's key is used up; the next press makes a quotation of its own.
        return {
          ok: false,
          message: quotationMessages.otherOffer,
          formToken: issueFormToken(quotationFormKind),
        };
    }
  },
});

/** The page behind is made anew in any case: a stale tab shows what is true now. */
function answered(outcome: StepOutcome, step: QuotationStep): FormResult<null> {
  refresh();
  if (outcome.done) return { ok: true, message: quotationMessages[step], data: null };
  const message = outcome.because === 'unknown' ? quotationMessages.unknown : settledMessage(outcome.stands);
  return { ok: false, message };
}

const accept = defineMemberAction({
  name: 'accept-quotation',
  access: 'client',
  schema: stepSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ quotation }, { viewer, id, network }) =>
    answered(await acceptQuotation(quotation, { viewer, request: { id, network } }), 'accepted'),
});

const decline = defineMemberAction({
  name: 'decline-quotation',
  access: 'client',
  schema: declineSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ quotation, reason }, { viewer, id, network }) =>
    answered(await declineQuotation(quotation, reason, { viewer, request: { id, network } }), 'declined'),
});

const withdraw = defineMemberAction({
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

/** Makes one of the viewer's clients an offer (spec §2, §5, §8). */
export async function createClientQuotation(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return create(form);
}

/** Accepts a quotation made to the viewer. */
export async function acceptOwnQuotation(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return accept(form);
}

/** Declines a quotation made to the viewer. */
export async function declineOwnQuotation(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return decline(form);
}

/** Takes back a quotation that the viewer made as a therapist. */
export async function withdrawMadeQuotation(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return withdraw(form);
}
