'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { answerContactMessage, closeContactMessage } from '@/lib/admin/message/actions';
import { answerSchema, closingSchema } from '@/lib/admin/message/schema';

export function ClosingForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={closeContactMessage} schema={closingSchema} />;
}

/** Answers a message by mail, in words that stay with it. */
export function AnswerForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={answerContactMessage} schema={answerSchema} />;
}
