'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { takeRemittanceBack, writeDownRemittance } from '@/lib/payment/remittance/actions';
import { remittanceSchema, takeBackSchema } from '@/lib/payment/remittance/schema';

/** Writes a transfer down. */
export function RemittanceForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={writeDownRemittance} schema={remittanceSchema} />;
}

/** Takes a mistaken transfer back. */
export function TakeBackForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={takeRemittanceBack} schema={takeBackSchema} />;
}
