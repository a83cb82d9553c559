'use client';

import { Form } from '@/components/forms/form';
import { withChosenFile } from '@/components/forms/private/chosen-file';
import { ChosenFileField } from '@/components/forms/private/chosen-file-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { uploadSessionCalendar } from '@/lib/booking/calendar/import/actions';
import {
  calendarFaults,
  calendarField,
  importPath,
  largestCalendar,
} from '@/lib/booking/calendar/import/rules';
import { noFieldsSchema } from '@/lib/server/action/no-fields';

const formId = 'session-calendar';

const schema = withChosenFile(noFieldsSchema, {
  formId,
  name: calendarField,
  faultOf: (file) => (file.size > largestCalendar ? calendarFaults['too-large'] : undefined),
});

/** Uploads a calendar; the next page shows what it holds before anything is imported. */
export function CalendarUpload() {
  const form = useValidatedForm({
    id: formId,
    schema,
    action: uploadSessionCalendar,
    postTo: `${importPath}#${formId}`,
  });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label="Calendar file" className="grid max-w-measure gap-4">
      <ChosenFileField
        key={form.generation}
        field={form.field(calendarField)}
        label="Calendar file"
        hint="The .ics file that your other calendar exports"
        accept=".ics,.ical,.ifb,text/calendar"
      />
      <SubmitButton sending={form.sending || leaving} sendingLabel="Uploading...">
        Show preview
      </SubmitButton>
    </Form>
  );
}
