'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { refuseFormAsGuardian } from '@/lib/care/form/guardian/actions';

const formId = 'not-guardian';

/** Lets whoever opened a link by mistake say so. */
export function NotGuardianForm({
  token,
  formToken,
}: {
  readonly token: string;
  readonly formToken: string;
}) {
  const form = useFormAction({
    id: formId,
    action: refuseFormAsGuardian,
    postTo: `/guardian/${token}#${formId}`,
    formToken,
  });
  return (
    <form {...form.formProps} aria-label="Not the guardian" className="grid gap-3">
      <ErrorSummary formId={formId} result={form.result} focusRef={form.focusRef} />
      <FormStatus result={form.result} focusRef={form.focusRef} />
      <VisitFields formId={formId} formToken={form.token} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton sending={form.sending} sendingLabel="Just a moment..." variant="outline">
        I am not the guardian
      </SubmitButton>
    </form>
  );
}
