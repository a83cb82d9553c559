'use client';

import { Form } from '@/components/forms/form';
import { DateField } from '@/components/forms/private/date-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Card } from '@/components/ui/card';
import { giveClientHomework } from '@/lib/care/homework/actions';
import { homeworkSchema } from '@/lib/care/homework/schema';
import type { Option } from '@/lib/server/action/form-result';

const formId = 'give-homework';

type GiveFormProps = {
  /** Profile id and first name. */
  readonly client: { readonly id: string; readonly firstName: string };
  readonly tools: readonly Option[];
  /** Today in India, ISO. */
  readonly today: string;
  readonly formToken: string;
  readonly postTo: string;
};

/** Gives homework: a worksheet, words, or both, until a day if wanted. */
export function GiveForm({ client, tools, today, formToken, postTo }: GiveFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: homeworkSchema,
    action: giveClientHomework,
    postTo: `${postTo}#${formId}`,
    formToken,
  });
  return (
    <Card asChild className="max-w-4xl">
      <Form form={form} label="Assign homework" className="grid gap-4">
        <input type="hidden" name="client" value={client.id} />
        <div className="grid gap-4" key={form.generation}>
          <TextArea field={form.field('task')} label="Instructions" rows={4} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField field={form.field('tool')} label="Worksheet" options={tools} placeholder="None" />
            <DateField field={form.field('due')} label="Due date (optional)" hint={null} min={today} />
          </div>
        </div>
        <SubmitButton sending={form.sending}>{`Assign to ${client.firstName}`}</SubmitButton>
      </Form>
    </Card>
  );
}
