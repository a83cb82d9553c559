'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { saveOwnBreakWeeks } from '@/lib/care/session/break/actions';
import { breakWeeksSchema } from '@/lib/care/session/break/schema';

/** Chooses after how many weeks without a next session the therapist is reminded of a client. */
export const BreakWeeksForm = reasonForm(saveOwnBreakWeeks, breakWeeksSchema);
