'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { Button } from '@/components/ui/button';
import { cancelAppointment } from '@/lib/booking/change/actions';

const formId = 'cancel';

/** One button cancels, and a link goes back. */
export function CancelForm({ token }: { readonly token: string }) {
  const path = `/book/appointment/${token}`;
  const form = useFormAction({ id: formId, action: cancelAppointment, postTo: `${path}?change=cancel` });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <form {...form.formProps} aria-label="Cancel the appointment" className="grid gap-4">
      <ErrorSummary formId={formId} result={form.result} focusRef={form.focusRef} />
      <FormStatus result={form.result} focusRef={form.focusRef} />
      <input type="hidden" name="booking" value={token} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending={form.sending || leaving}>Yes, cancel it</SubmitButton>
        <Button asChild variant="outline">
          <a href={path}>Keep it</a>
        </Button>
      </div>
    </form>
  );
}
