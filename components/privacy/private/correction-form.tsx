'use client';

import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { askForCorrection } from '@/lib/privacy/correction/actions';
import { correctionSchema } from '@/lib/privacy/correction/schema';

const formId = 'correction';

export function CorrectionForm({ formToken }: { readonly formToken: string }) {
  const form = useValidatedForm({
    id: formId,
    schema: correctionSchema,
    action: askForCorrection,
    postTo: '/account/privacy/correction',
    formToken,
  });
  const { field } = form;
  return (
    <Form form={form} label="Ask for a correction" className="grid gap-6">
      <div key={form.generation} className="grid gap-6">
        <TextArea
          field={field('wrong')}
          label="Mistake"
          hint="Where you saw it and what it says. For example: my email address is out of date."
          rows={4}
          required
        />
        <TextArea
          field={field('right')}
          label="Correct version"
          hint="Please do not send passwords or card numbers."
          rows={4}
          required
        />
      </div>
      <DangerHelp formId={formId} />
      <FormDraft form={form} />
      <SubmitButton sending={form.sending}>Send request</SubmitButton>
    </Form>
  );
}
