'use client';

import { timePair } from '@/components/booking/private/calendar/day-hours';
import { Form } from '@/components/forms/form';
import { DateField } from '@/components/forms/private/date-field';
import { TimeField } from '@/components/forms/private/time-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import type { AvailabilityView } from '@/lib/booking/calendar/availability/queries';
import { exceptionKinds } from '@/lib/booking/calendar/availability/rules';
import { exceptionSchema } from '@/lib/booking/calendar/availability/schema';
import type { FormAction } from '@/lib/server/action/form-result';

const formId = 'other-days';

const kinds = Object.entries(exceptionKinds).map(([value, label]) => ({ value, label }));

type ExceptionFormProps = {
  readonly action: FormAction<null>;
  readonly postTo: string;
  readonly places: AvailabilityView['places'];
  /** First day that one can choose: "2026-11-20". */
  readonly today: string;
};

/** Enters days that differ from the week: a holiday, an afternoon off, an extra Saturday. */
export function ExceptionForm({ action, postTo, places, today }: ExceptionFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: exceptionSchema,
    action,
    postTo,
    defaults: { kind: 'closed' },
  });
  const { field } = form;
  return (
    <Form form={form} label="Holidays and extra hours" className="grid gap-5">
      <div key={form.generation} className="grid gap-5 sm:grid-cols-2">
        <DateField field={field('firstDate')} label="Day" min={today} required />
        <DateField field={field('lastDate')} label="Last day (optional)" min={today} />
        <SelectField field={field('kind')} label="Type" options={kinds} className="sm:col-span-2" />
        <fieldset className="grid gap-1.5 sm:col-span-2">
          <legend className="mb-1.5 text-muted-foreground text-small">
            Only if the day is partly closed or has extra hours, like 9:00 am or 18:30
          </legend>
          <div className={timePair}>
            <TimeField field={field('from')} label="Begins" about="Begins" />
            <TimeField field={field('until')} label="Ends" about="Ends" />
          </div>
          {places.length > 0 && (
            <SelectField
              field={field('place')}
              label="Place of extra hours"
              placeholder="No place"
              options={places.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </fieldset>
      </div>
      <SubmitButton sending={form.sending}>Save</SubmitButton>
    </Form>
  );
}
