'use client';

import { FormAnswer } from '@/components/forms/form';
import { ConfirmButton } from '@/components/forms/private/confirm-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { changeOtherCalendar } from '@/lib/booking/calendar/busy/actions';
import { busyPath } from '@/lib/booking/calendar/busy/rules';

const formId = 'other-calendar-step';

/** Reads the other calendar now, or removes it. */
export function BusyStepForm() {
  const form = useFormAction({ id: formId, action: changeOtherCalendar, postTo: busyPath });
  const { sending } = form;
  return (
    <div className="grid gap-5">
      <FormAnswer form={form} />
      <div className="flex flex-wrap gap-4">
        <form {...form.formProps} id={`${formId}-read`}>
          <input type="hidden" name="step" value="read" />
          <Button type="submit" variant="outline" disabled={sending}>
            {sending ? 'Updating...' : 'Update now'}
          </Button>
        </form>
        <form {...form.formProps} id={`${formId}-remove`}>
          <input type="hidden" name="step" value="remove" />
          <ConfirmButton
            question="Remove this calendar?"
            consequence="Its busy times are removed at once, so clients can book those times."
            disabled={sending}
          >
            Remove calendar
          </ConfirmButton>
        </form>
      </div>
    </div>
  );
}
