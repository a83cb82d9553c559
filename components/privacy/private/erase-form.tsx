'use client';

import { ErrorSummary } from '@/components/forms/form-outcome';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { eraseMyAccount } from '@/lib/privacy/erasure/actions';
import { erasureWord } from '@/lib/privacy/erasure/rules';
import { erasureSchema } from '@/lib/privacy/erasure/schema';

const formId = 'erase';

/** The last step before the account is gone: proves who it is, and that they mean it. */
export function EraseForm({ asksPassword }: { readonly asksPassword: boolean }) {
  const form = useValidatedForm({
    id: formId,
    schema: erasureSchema,
    action: eraseMyAccount,
    postTo: '/account/privacy/delete',
    // Who turns back here loses nothing.
    asksBeforeLeaving: false,
  });
  const { field, result, sending } = form;
  return (
    <form {...form.formProps} aria-label="Delete your account" className="grid max-w-measure gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      {asksPassword ? (
        <PasswordField
          field={field('password')}
          label="Your password"
          hint="So that nobody else can do this on your device."
          autoComplete="current-password"
        />
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
      <SubmitButton variant="destructive" sending={sending} sendingLabel="Deleting your account...">
        Delete my account for good
      </SubmitButton>
    </form>
  );
}
