'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { askForOwnRecords } from '@/lib/care/record-request/actions';
import { askSchema } from '@/lib/care/record-request/schema';

export const AskForRecordsForm = reasonForm(askForOwnRecords, askSchema);
