'use client';

import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { addTherapistRegistration } from '@/lib/admin/therapist/register/actions';
import { registrationSchema } from '@/lib/admin/therapist/register/schema';
import { registers } from '@/lib/therapist/register/rules';

const id = 'registration';

/** Enters a register number, not checked yet. */
export function RegistrationForm({
  therapist,
  postTo,
}: {
  readonly therapist: string;
  readonly postTo: string;
}) {
  const form = useValidatedForm({
    id,
    schema: registrationSchema,
    action: addTherapistRegistration,
    postTo: `${postTo}#${id}`,
  });
  return (
    <Form form={form} label="New register number" className="grid gap-4">
      <input type="hidden" name="therapist" value={therapist} />
      <div key={form.generation} className="grid gap-4">
        <SelectField
          field={form.field('register')}
          label="Register"
          options={registers}
          placeholder="Choose the register"
          required
        />
        <TextField field={form.field('number')} label="Register number" autoComplete="off" required />
      </div>
      <SubmitButton sending={form.sending} variant="outline">
        Add number
      </SubmitButton>
    </Form>
  );
}
