'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { resendConfirmation } from '@/lib/account/email-confirmation/actions';
import { confirmationPath } from '@/lib/account/session/return-path';

const formId = 'resend-verification';

/** Asks for the confirmation mail again. @param next the page that the reader came for */
export function ResendForm({ next }: { readonly next: string }) {
  const form = useFormAction({ id: formId, action: resendConfirmation, postTo: confirmationPath(next) });

  return (
    <form {...form.formProps} aria-label="Send the email again" className="grid gap-6">
      <ErrorSummary formId={formId} result={form.result} focusRef={form.focusRef} />
      <FormStatus result={form.result} focusRef={form.focusRef} />
      <input type="hidden" name="next" value={next} />
      <SubmitButton sending={form.sending}>Send the email again</SubmitButton>
    </form>
  );
}
