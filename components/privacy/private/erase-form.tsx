'use client';

import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { eraseMyAccount } from '@/lib/privacy/erasure/actions';
import { erasureWord } from '@/lib/privacy/erasure/rules';
import { erasureSchema } from '@/lib/privacy/erasure/schema';

const formId = 'erase';

/** The last step before the account is gone: proves who it is, and that they mean it. */
export function EraseForm({
  asksPassword,
  paidAhead,
}: {
  readonly asksPassword: boolean;
  /** "₹3,400", what was paid ahead; null when nothing was. */
  readonly paidAhead: string | null;
}) {
  const form = useValidatedForm({
    id: formId,
    schema: erasureSchema,
    action: eraseMyAccount,
    postTo: '/account/privacy/delete',
    // Turning back here loses nothing.
    asksBeforeLeaving: false,
  });
  const { field, sending } = form;
  return (
    <Form form={form} label="Delete your account" leaves className="grid max-w-measure gap-6">
      {paidAhead !== null && (
        <SelectField
          field={field('money')}
          label={`The ${paidAhead} you paid in advance`}
          hint="To refund it, the payee keeps your name, address and account number, encrypted, until a few weeks after the refund."
          placeholder="Choose"
          options={[
            { value: 'back', label: 'Refund it to me' },
            { value: 'give-up', label: 'I do not want a refund' },
          ]}
          required
        />
      )}
      {asksPassword ? (
        <PasswordField field={field('password')} label="Your password" autoComplete="current-password" />
      ) : (
        <input type="hidden" name="password" value="" />
      )}
      <TextField
        field={field('confirmation')}
        label={`Type ${erasureWord} to confirm`}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <SubmitButton variant="destructive" sending={sending}>
        Delete my account permanently
      </SubmitButton>
    </Form>
  );
}
