import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';
import { DateField } from '@/components/forms/private/date-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { registers } from '@/lib/therapist/register/rules';

/** The applicant's entry in a register, and what the admin has found there. */
export function RegistrationFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <fieldset className="grid gap-6 border-border border-t pt-6">
      <legend className="float-left w-full font-semibold text-h4">Register</legend>
      <div className="field-row clear-both grid gap-6 sm:grid-cols-2">
        <SelectField
          field={field('register')}
          label="Register"
          options={registers.map(({ value, label }) => ({ value, label }))}
          placeholder="On no register"
        />
        <TextField field={field('registerNumber')} label="Register number" autoComplete="off" />
      </div>
      <CheckboxField
        field={field('registerChecked')}
        label="I checked this number today and the name matches"
        hint="Required for the title Clinical Psychologist. Shown on the profile."
      />
      <DateField
        field={field('expiresOn')}
        label="Good until"
        hint="The expiry date in the register, like 31/03/2030."
      />
    </fieldset>
  );
}
