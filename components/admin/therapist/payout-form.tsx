'use client';

import { ConfirmationField } from '@/components/admin/confirmation-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Button } from '@/components/ui/button';
import { saveTherapistPayout } from '@/lib/admin/therapist/payout/actions';
import { payoutSchema } from '@/lib/admin/therapist/payout/schema';

type PayoutFormProps = {
  readonly therapist: string;
  readonly version: string;
  readonly postTo: string;
  /** No account is saved yet, so there is nothing to replace. */
  readonly first: boolean;
  /** Everything except the numbers, which are typed again, twice. */
  readonly defaults: Readonly<Record<string, string>>;
  /** The person entered the code of the authenticator app so recently that the form asks for nothing more. */
  readonly confirmed: boolean;
  /** The therapist for whom an admin changes it and who reads why; null for therapists themselves. */
  readonly onBehalfOf: string | null;
};

const id = 'payout';
const taxes = [
  { value: 'unregistered', label: 'Not registered for GST: receipts' },
  { value: 'composition', label: 'Composition scheme: bills of supply' },
  { value: 'registered', label: 'Registered for GST: tax invoices' },
];
const plain = { autoComplete: 'off', spellCheck: false } as const;

/** Where a therapist's fees go. The fields that direct money are empty: one copies a number from a paper, twice. */
export function PayoutForm({
  therapist,
  version,
  postTo,
  first,
  defaults,
  confirmed,
  onBehalfOf,
}: PayoutFormProps) {
  const form = useValidatedForm({
    id,
    schema: payoutSchema,
    action: saveTherapistPayout,
    postTo: `${postTo}#${id}`,
    defaults,
  });
  const { field, result } = form;
  return (
    <details open={result !== null}>
      <Button asChild variant="outline" className="w-fit cursor-pointer">
        <summary>{first ? 'Add payment details' : 'Change payment details'}</summary>
      </Button>
      <Form form={form} className="grid gap-6 pt-6">
        <input type="hidden" name="therapist" value={therapist} />
        <input type="hidden" name="version" value={version} />
        <p className="max-w-measure text-muted-foreground">
          {first
            ? 'Enter an account, a UPI ID or both.'
            : 'Saving replaces all payment details. Empty fields are removed, so enter both the account and the UPI ID even if only one changes.'}{' '}
          One is enough. Payers see the options you fill in.
        </p>
        <div key={form.generation} className="grid gap-6">
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              field={field('accountHolder')}
              label="Account holder"
              hint="The name on the bank account"
              {...plain}
            />
            <span className="hidden sm:block" />
            <TextField
              field={field('accountNumber', { alsoChecks: ['accountNumberAgain'] })}
              label="Account number"
              {...plain}
            />
            <TextField field={field('accountNumberAgain')} label="Confirm account number" {...plain} />
            <TextField field={field('ifsc')} label="IFSC" hint="Such as CNRB0000001" {...plain} />
            <TextField field={field('bankName')} label="Bank" hint="Optional" {...plain} />
            <TextField
              field={field('upiId', { alsoChecks: ['upiIdAgain'] })}
              label="UPI ID"
              hint="Such as name@bank"
              {...plain}
            />
            <TextField
              field={field('upiIdAgain')}
              label="Confirm UPI ID"
              hint="Please type it again"
              {...plain}
            />
            <SelectField
              field={field('taxStatus', { alsoChecks: ['gstin'] })}
              label="Tax"
              options={taxes}
              required
            />
            <TextField field={field('gstin')} label="GSTIN" hint="Only if registered for GST" {...plain} />
          </div>
          {onBehalfOf !== null && (
            <TextArea
              field={field('onBehalf')}
              label={`Reason for changing it for ${onBehalfOf}`}
              hint="The therapist can read it, and it is recorded."
              required
              rows={2}
            />
          )}
          <ConfirmationField
            field={field('confirmation')}
            confirmed={confirmed}
            because="this changes where money is sent"
          />
        </div>
        <SubmitButton sending={form.sending}>Save payment details</SubmitButton>
      </Form>
    </details>
  );
}
