'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import {
  answerOwnHandover,
  handOverClient,
  signHandoverSummary,
  withdrawAnyHandover,
  withdrawOwnHandover,
} from '@/lib/booking/handover/actions';
import {
  answerSchema,
  handoverSchema,
  ownHandoverSchema,
  summarySchema,
} from '@/lib/booking/handover/schema';

export const HandOverForm = reasonForm(handOverClient, ownHandoverSchema);
export const HandoverAnswerForm = reasonForm(answerOwnHandover, answerSchema);

/** Signs the words that go over to the other therapist. */
export const HandoverSummaryForm = reasonForm(signHandoverSummary, summarySchema);
export const WithdrawOwnHandoverForm = reasonForm(withdrawOwnHandover, handoverSchema);

/** Takes back what the service began. */
export const WithdrawAnyHandoverForm = reasonForm(withdrawAnyHandover, handoverSchema);
