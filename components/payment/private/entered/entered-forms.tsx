'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import {
  enterSessionPayment,
  giveBackEnteredPayment,
  undoEnteredPayment,
} from '@/lib/payment/entered/actions';
import { enterSchema, giveBackSchema, undoSchema } from '@/lib/payment/entered/schema';

/** Enters money for a session. */
export function EnterForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={enterSessionPayment} schema={enterSchema} />;
}

/** Undoes a mistaken entry. */
export function UndoEntryForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={undoEnteredPayment} schema={undoSchema} />;
}

/** Records that entered money was given back. */
export function GiveBackForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={giveBackEnteredPayment} schema={giveBackSchema} />;
}
