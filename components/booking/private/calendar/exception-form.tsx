'use client';

import { timePair } from '@/components/booking/private/calendar/day-hours';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { DateField } from '@/components/forms/private/date-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { exceptionKinds } from '@/lib/booking/calendar/availability/rules';
import type { FormAction } from '@/lib/server/action/form-result';

const formId = 'other-days';

const kinds = Object.entries(exceptionKinds).map(([value, label]) => ({ value, label }));

type ExceptionFormProps = {
  readonly action: FormAction<null>;
  readonly postTo: string;
  /** First day that one can choose: "2026-11-20". */
  readonly today: string;
};

/** Enters days that differ from the week: a holiday, an afternoon off, an extra Saturday. */
export function ExceptionForm({ action, postTo, today }: ExceptionFormProps) {
  const form = useFormAction({ id: formId, action, postTo, defaults: { kind: 'closed' } });
  const { field, result } = form;
  return (
    <form {...form.formProps} aria-label="Days that differ" className="grid gap-5">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <div key={form.generation} className="grid gap-5 sm:grid-cols-2">
        <DateField field={field('firstDate')} label="Day" min={today} required />
        <DateField field={field('lastDate')} label="Last day (if more)" min={today} />
        <SelectField field={field('kind')} label="What differs" options={kinds} className="sm:col-span-2" />
        <fieldset className="grid gap-1.5 sm:col-span-2">
          <legend className="mb-1.5 text-muted-foreground text-small">
            Only for some hours or extra hours
          </legend>
          <div className={timePair}>
            <TextField field={field('from')} label="Begins" type="time" step={300} />
            <TextField field={field('until')} label="Ends" type="time" step={300} />
          </div>
        </fieldset>
      </div>
      <SubmitButton sending={form.sending}>Enter</SubmitButton>
    </form>
  );
}
