'use client';

import { reasonForm } from '@/components/forms/private/reason-form';
import { addToOwnNote, removeOwnDraft } from '@/lib/care/note/actions';
import { addendumSchema, removalSchema } from '@/lib/care/note/schema';

export const AddendumForm = reasonForm(addToOwnNote, addendumSchema);
export const RemoveDraftForm = reasonForm(removeOwnDraft, removalSchema);
