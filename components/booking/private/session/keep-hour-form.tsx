'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { keepClientHour } from '@/lib/booking/kept-hour/actions';
import { keptHourSchema } from '@/lib/booking/kept-hour/schema';

/** Apart from the other questions about a session, because only the record of a client asks it. */
export const KeepHourForm = reasonForm(keepClientHour, keptHourSchema);
