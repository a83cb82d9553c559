'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { renewPlaceCode } from '@/lib/booking/place/actions';
import { newCodeSchema } from '@/lib/booking/place/schema';

export const NewCodeForm = reasonForm(renewPlaceCode, newCodeSchema);
