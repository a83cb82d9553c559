'use client';

import { useOwnContact } from '@/components/account/use-own-contact';
import { EmailField } from '@/components/forms/contact-fields';
import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { ComplaintFields } from '@/components/privacy/grievance/complaint-fields';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { sendGrievance } from '@/lib/privacy/grievance/actions';

const formId = 'complaint';

export function GrievanceForm({ formToken }: { readonly formToken: string }) {
  const own = useOwnContact();
  const form = useFormAction({
    id: formId,
    action: sendGrievance,
    postTo: '/grievance',
    formToken,
    defaults: { name: own ? `${own.firstName} ${own.lastName}`.trim() : '', email: own?.email ?? '' },
  });
  const { field } = form;
  return (
    <Form form={form} label="Complaint" className="grid gap-6">
      <div key={form.generation} className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField field={field('name')} label="Your name" autoComplete="name" required />
          <EmailField field={field('email')} />
        </div>
        <ComplaintFields field={field} />
      </div>
      <DangerHelp formId={form.formProps.id} />
      <FormDraft form={form} />
      <SubmitButton sending={form.sending}>Send complaint</SubmitButton>
    </Form>
  );
}
