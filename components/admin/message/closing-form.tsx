'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { answerContactMessage, closeContactMessage } from '@/lib/admin/message/actions';
import { answerSchema, closingSchema } from '@/lib/admin/message/schema';

export const ClosingForm = reasonForm(closeContactMessage, closingSchema);

/** Answers a message by mail, in words that stay with it. */
export const AnswerForm = reasonForm(answerContactMessage, answerSchema);
