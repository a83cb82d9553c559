'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { takeRemittanceBack, writeDownRemittance } from '@/lib/payment/remittance/actions';
import { remittanceSchema, takeBackSchema } from '@/lib/payment/remittance/schema';

export const RemittanceForm = reasonForm(writeDownRemittance, remittanceSchema);
export const TakeBackForm = reasonForm(takeRemittanceBack, takeBackSchema);
