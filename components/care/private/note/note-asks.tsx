'use client';

import { type ReasonFormOptions, reasonForm } from '@/components/forms/private/reason-form';
import { addToOwnNote, beginOwnNote, removeOwnDraft } from '@/lib/care/note/actions';
import { addendumSchema, newNoteSchema, removalSchema } from '@/lib/care/note/schema';

export const AddendumForm = reasonForm(addToOwnNote, addendumSchema);
export const RemoveDraftForm = reasonForm(removeOwnDraft, removalSchema);
const BeginForm = reasonForm(beginOwnNote, newNoteSchema);

type BeginNoteProps = Pick<ReasonFormOptions, 'id' | 'postTo' | 'about'> & {
  /** Profile id of the client. */
  readonly client: string;
};

/** Begins a note in free text by one press; the record of the client opens at it. */
export function BeginNoteForm({ client, ...options }: BeginNoteProps) {
  const hidden = { client, template: 'free', inRecord: 'yes' };
  return <BeginForm {...options} hidden={hidden} fields={[]} button="New note" />;
}
