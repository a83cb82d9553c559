'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
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

export function HandOverForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={handOverClient} schema={ownHandoverSchema} />;
}

export function HandoverAnswerForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={answerOwnHandover} schema={answerSchema} />;
}

/** Signs the words that go over to the other therapist. */
export function HandoverSummaryForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={signHandoverSummary} schema={summarySchema} />;
}

export function WithdrawOwnHandoverForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={withdrawOwnHandover} schema={handoverSchema} />;
}

/** Takes back what the service began. */
export function WithdrawAnyHandoverForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={withdrawAnyHandover} schema={handoverSchema} />;
}
