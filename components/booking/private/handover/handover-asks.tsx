'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
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

/** Asks a client whether another therapist may go on. */
export function HandOverForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={handOverClient} schema={ownHandoverSchema} />;
}

/** Gives the client's answer. */
export function HandoverAnswerForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={answerOwnHandover} schema={answerSchema} />;
}

/** Signs the words that go over to the other therapist. */
export function HandoverSummaryForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={signHandoverSummary} schema={summarySchema} />;
}

/** Takes back what the signed-in therapist began. */
export function WithdrawOwnHandoverForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={withdrawOwnHandover} schema={handoverSchema} />;
}

/** Takes back what the house began. */
export function WithdrawAnyHandoverForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={withdrawAnyHandover} schema={handoverSchema} />;
}
