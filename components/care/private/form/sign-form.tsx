'use client';

import { SignFields } from '@/components/care/form/sign-fields';
import type { FillPlace } from '@/components/care/private/form/step-form';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { signSchema } from '@/lib/care/form/fill/schema';

const formId = 'sign';

type SignFormProps = {
  readonly place: FillPlace;
  readonly form: string;
  readonly version: number;
  readonly step: number;
};

export function SignForm({ place, form: id, version, step }: SignFormProps) {
  const { path, sign: action, booking = '' } = place;
  const form = useValidatedForm({
    id: formId,
    schema: signSchema,
    action,
    postTo: `${path}?step=${step}#${formId}`,
  });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label="Sign" leaves className="grid max-w-measure gap-5">
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="booking" value={booking} />
      <input type="hidden" name="version" value={version} />
      <SignFields
        field={form.field}
        agreement="I have read this form, my answers are correct, and I agree."
      />
      <SubmitButton sending={form.sending || leaving}>Sign form</SubmitButton>
    </Form>
  );
}
