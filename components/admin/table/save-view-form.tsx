'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { saveListView } from '@/lib/admin/table/view/actions';
import { viewSchema } from '@/lib/admin/table/view/schema';

type Props = {
  readonly list: string;
  /** The part of the address behind the question mark. */
  readonly query: string;
  readonly postTo: string;
};

export function SaveViewForm({ list, query, postTo }: Props) {
  const form = useValidatedForm({
    id: 'save-view',
    schema: viewSchema,
    action: saveListView,
    postTo: `${postTo}#save-view`,
    // A name for what the address keeps is soon written again.
    asksBeforeLeaving: false,
  });
  const { sending } = form;
  return (
    <Form form={form} className="grid gap-4">
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
      <TextField
        key={form.generation}
        field={form.field('name')}
        label="Name of the view"
        hint="Saves the filters, order and hidden columns."
        autoComplete="off"
      />
      <SubmitButton sending={sending} variant="outline">
        Save view
      </SubmitButton>
    </Form>
  );
}
