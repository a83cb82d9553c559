'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { takeRemittanceBack, writeDownRemittance } from '@/lib/payment/remittance/actions';
import { remittanceSchema, takeBackSchema } from '@/lib/payment/remittance/schema';

export function RemittanceForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={writeDownRemittance} schema={remittanceSchema} />;
}

export function TakeBackForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={takeRemittanceBack} schema={takeBackSchema} />;
}
