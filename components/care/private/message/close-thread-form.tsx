'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { closeOwnThread } from '@/lib/care/message/actions';
import { threadSchema } from '@/lib/care/message/schema';

export const CloseThreadForm = reasonForm(closeOwnThread, threadSchema);
