'use client';

import { InsteadChoices } from '@/components/booking/instead-choices';
import { SlotRadio } from '@/components/booking/slot-choices';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import type { DayOfSlots } from '@/lib/booking/offer/rules';
import type { FormAction, RedirectTo } from '@/lib/server/action/form-result';

type TimeFormProps = {
  readonly action: FormAction<RedirectTo>;
  /** Address of the page, with the week and the zone it shows. */
  readonly postTo: string;
  /** For actions that need a token of the visit. */
  readonly formToken?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly days: readonly DayOfSlots[];
  readonly label: string;
  readonly submit: string;
  /** The time that a link has chosen, ISO. */
  readonly chosen?: string | undefined;
};

const formId = 'time';

/** Chooses one of the free times of a week. The button stays within reach of the thumb, however long the list is. */
export function TimeForm({
  action,
  postTo,
  formToken,
  fields,
  days,
  label,
  submit,
  chosen: linked = '',
}: TimeFormProps) {
  const form = useFormAction({
    id: formId,
    action,
    postTo,
    ...(formToken !== undefined && { formToken }),
    defaults: { slot: linked },
  });
  const { result } = form;
  const leaving = useRedirectAfterAction(result);
  const refused = result && !result.ok ? result : null;
  const instead = refused?.options?.slot;
  // Leaves out the time that somebody else has just taken.
  const gone = instead ? refused?.values?.slot : undefined;
  const chosen = gone === undefined ? form.field('slot').defaultValue : '';
  return (
    <form {...form.formProps} aria-label={label} className="grid gap-8">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {formToken !== undefined && <VisitFields formId={formId} formToken={form.token} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {instead && <InsteadChoices id={`${formId}-slot`} options={instead} />}
      <div id={instead ? undefined : `${formId}-slot`} className="grid scroll-mt-6 gap-8">
        {days.map(({ date, label: day, slots }) => (
          <fieldset key={date}>
            <legend className="mb-3 font-display font-semibold text-h4">{day}</legend>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
              {slots
                .filter(({ value }) => value !== gone)
                .map(({ value, time, inIndia }) => (
                  <SlotRadio key={value} value={value} checked={value === chosen}>
                    <span className="block font-semibold">{time}</span>
                    {inIndia && <span className="block text-muted-foreground text-small">{inIndia}</span>}
                  </SlotRadio>
                ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="sticky bottom-0 -mx-2 bg-background px-2 py-3">
        <SubmitButton sending={form.sending || leaving}>{submit}</SubmitButton>
      </div>
    </form>
  );
}
