'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { addToOwnNote, removeOwnDraft } from '@/lib/care/note/actions';
import { addendumSchema, removalSchema } from '@/lib/care/note/schema';

/** Adds to a signed note. */
export function AddendumForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={addToOwnNote} schema={addendumSchema} />;
}

/** Deletes a draft. */
export function RemoveDraftForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={removeOwnDraft} schema={removalSchema} />;
}
