'use client';

import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { beginOwnNote } from '@/lib/care/note/actions';
import { templateChoices } from '@/lib/care/note/rules';
import { newNoteSchema } from '@/lib/care/note/schema';
import type { Option } from '@/lib/server/action/form-result';

const formId = 'new-note';

type NewNoteFormProps = {
  /** Choices of the client; without them the note is about `client`. */
  readonly clients?: readonly Option[];
  /** Profile id of the client, or of the one chosen at first. */
  readonly client: string;
  readonly postTo: string;
};

export function NewNoteForm({ clients, client, postTo }: NewNoteFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: newNoteSchema,
    action: beginOwnNote,
    postTo: `${postTo}#${formId}`,
    defaults: { client, template: 'free' },
  });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label="New note" className="grid gap-5 md:flex md:items-end md:[&>div]:w-72">
      {clients ? (
        <SelectField
          field={form.field('client')}
          label="Client"
          options={clients}
          placeholder="Choose a client"
          required
        />
      ) : (
        <>
          <input type="hidden" name="client" value={client} />
          <input type="hidden" name="inRecord" value="yes" />
        </>
      )}
      <SelectField field={form.field('template')} label="Kind of note" options={templateChoices} required />
      <SubmitButton sending={form.sending || leaving}>Start note</SubmitButton>
    </Form>
  );
}
