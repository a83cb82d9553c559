'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import {
  enterSessionPayment,
  giveBackEnteredPayment,
  undoEnteredPayment,
} from '@/lib/payment/entered/actions';
import { enterSchema, giveBackSchema, undoSchema } from '@/lib/payment/entered/schema';

export const EnterForm = reasonForm(enterSessionPayment, enterSchema);
export const UndoEntryForm = reasonForm(undoEnteredPayment, undoSchema);
export const GiveBackForm = reasonForm(giveBackEnteredPayment, giveBackSchema);
