import { ButtonForm } from '@/components/forms/button-form';
import { beginOwnNote } from '@/lib/care/note/actions';

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
