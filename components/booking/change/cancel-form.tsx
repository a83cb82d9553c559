'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { Button } from '@/components/ui/button';
import { cancelAppointment } from '@/lib/booking/change/actions';

const formId = 'cancel';

type CancelFormProps = {
  readonly token: string;
  /** Whether it counts that somebody was ill or in crisis. */
  readonly excusable: boolean;
  /** Whether it is cancelled already, so that only this word is left to say. */
  readonly cancelled?: boolean;
};

/** One button cancels, and a link goes back. People who cancel late can say here that they were ill or in crisis. */
export function CancelForm({ token, excusable, cancelled = false }: CancelFormProps) {
  const path = `/book/appointment/${token}`;
  const form = useFormAction({ id: formId, action: cancelAppointment, postTo: `${path}?change=cancel` });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label="Cancel the appointment" className="grid gap-4">
      <input type="hidden" name="booking" value={token} />
      {excusable && (
        <CheckboxField
          field={form.field('excused')}
          value="yes"
          label="I was or am ill or in crisis"
          hint="We do not ask for proof. We tell your therapist only that you had a good reason."
          required={cancelled}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending={form.sending || leaving}>{cancelled ? 'Send' : 'Yes, cancel it'}</SubmitButton>
        {!cancelled && (
          <Button asChild variant="outline">
            <a href={path}>Keep it</a>
          </Button>
        )}
      </div>
    </Form>
  );
}
