'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
import { addToOwnNote, removeOwnDraft } from '@/lib/care/note/actions';
import { addendumSchema, removalSchema } from '@/lib/care/note/schema';

export function AddendumForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={addToOwnNote} schema={addendumSchema} />;
}

export function RemoveDraftForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={removeOwnDraft} schema={removalSchema} />;
}
