'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useOnward } from '@/components/forms/use-onward';
import { buttonStyle } from '@/components/ui/button';
import { cancelAppointment } from '@/lib/booking/change/actions';

const formId = 'cancel';

/** Cancels with one press, or leads back. */
export function CancelForm({ token }: { readonly token: string }) {
  const path = `/book/appointment/${token}`;
  const form = useFormAction({ id: formId, action: cancelAppointment, postTo: `${path}?change=cancel` });
  const leaving = useOnward(form.result);
  return (
    <form {...form.formProps} aria-label="Cancel the appointment" className="grid gap-4">
      <ErrorSummary formId={formId} result={form.result} focusRef={form.focusRef} />
      <FormStatus result={form.result} focusRef={form.focusRef} />
      <input type="hidden" name="booking" value={token} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending={form.sending || leaving}>Yes, cancel it</SubmitButton>
        <a href={path} className={buttonStyle({ look: 'secondary' })}>
          Keep it
        </a>
      </div>
    </form>
  );
}
