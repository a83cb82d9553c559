'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { saveKindRules } from '@/lib/booking/paying/actions';
import { kindPayingSchema } from '@/lib/booking/paying/schema';

export const KindRulesForm = reasonForm(saveKindRules, kindPayingSchema);
