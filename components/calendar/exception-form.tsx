'use client';

import { timePair } from '@/components/calendar/day-hours';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import type { FormAction } from '@/lib/action/form-result';
import { exceptionKinds } from '@/lib/calendar/availability/rules';

const formId = 'other-days';

const kinds = Object.entries(exceptionKinds).map(([value, label]) => ({ value, label }));

type ExceptionFormProps = {
  readonly action: FormAction<null>;
  readonly postTo: string;
  /** First day that can be chosen: "2026-11-20". */
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
        <TextField field={field('firstDate')} label="Day" type="date" min={today} required />
        <TextField field={field('lastDate')} label="Last day (if more)" type="date" min={today} />
        <SelectField field={field('kind')} label="What differs" options={kinds} className="sm:col-span-2" />
        <fieldset className="grid gap-1.5 sm:col-span-2">
          <legend className="mb-1.5 text-ink-soft text-small">Only for some hours or extra hours</legend>
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
