import { ButtonForm } from '@/components/forms/button-form';
import { beginOwnNote, beginOwnNoteOnGuest } from '@/lib/care/note/actions';

type BeginNoteProps = {
  readonly id: string;
  readonly postTo: string;
  readonly about?: string;
  /** Profile id of the client. */
  readonly client: string;
};

/** Begins a note in free text by one press; the record of the client opens at it. */
export function BeginNoteForm({ client, ...options }: BeginNoteProps) {
  const fields = { client, template: 'free', inRecord: 'yes' };
  return <ButtonForm {...options} action={beginOwnNote} fields={fields} label="New note" />;
}

type BeginGuestNoteProps = Omit<BeginNoteProps, 'client'> & { readonly session: string };

/** The same about the guest of a session, who has no record: the note opens on its own page. */
export function BeginGuestNoteForm({ session, ...options }: BeginGuestNoteProps) {
  return <ButtonForm {...options} action={beginOwnNoteOnGuest} fields={{ session }} label="New note" />;
}
