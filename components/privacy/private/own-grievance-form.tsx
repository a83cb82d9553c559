'use client';

import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { ComplaintFields } from '@/components/privacy/grievance/complaint-fields';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { sendOwnGrievance } from '@/lib/privacy/grievance/actions';
import { memberGrievanceSchema } from '@/lib/privacy/grievance/schema';

const formId = 'complaint';

/** Receives a complaint whose name and address the account gives. The token is made for each visit of the page. */
export function OwnGrievanceForm({ formToken }: { readonly formToken: string }) {
  const form = useValidatedForm({
    id: formId,
    schema: memberGrievanceSchema,
    action: sendOwnGrievance,
    postTo: '/account/privacy/complaint',
    formToken,
  });
  const { field } = form;
  return (
    <Form form={form} label="Complaint" className="grid gap-6">
      <div key={form.generation} className="grid gap-6">
        <ComplaintFields field={field} />
      </div>
      <DangerHelp formId={formId} />
      <FormDraft form={form} />
      <SubmitButton sending={form.sending}>Send complaint</SubmitButton>
    </Form>
  );
}
