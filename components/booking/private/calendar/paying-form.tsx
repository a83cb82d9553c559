'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Card } from '@/components/ui/card';
import { payHoursBounds } from '@/lib/booking/paying/rules';
import { payingSchema } from '@/lib/booking/paying/schema';
import type { PayingTerms } from '@/lib/booking/paying/terms';
import { payingRules } from '@/lib/payment/appointment/rules';
import type { FormAction } from '@/lib/server/action/form-result';

const formId = 'paying';

const rules = Object.entries(payingRules).map(([value, label]) => ({ value, label }));

type PayingFormProps = {
  readonly terms: PayingTerms;
  readonly action: FormAction<null>;
  readonly postTo: string;
};

/** When people pay for new appointments. */
export function PayingForm({ terms, action, postTo }: PayingFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: payingSchema,
    action,
    postTo: `${postTo}#${formId}`,
    defaults: {
      payingRule: terms.payingRule,
      payHours: String(terms.payHours),
      releaseUnpaid: terms.releaseUnpaid ? 'on' : '',
    },
  });
  const { field, result } = form;
  return (
    <Card asChild className="grid min-w-0 content-start gap-5">
      <section aria-labelledby="paying-rule">
        <div className="grid gap-2">
          <h2 id="paying-rule" className="text-h3">
            When people pay
          </h2>
          <p className="max-w-measure text-muted-foreground">
            People read this before they book. An appointment keeps the fee and the rule it was booked under.
            The fee is the one on your public profile.
          </p>
        </div>
        <form {...form.formProps} aria-label="When people pay" className="grid gap-5">
          <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
          <FormStatus result={result} focusRef={form.focusRef} />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField field={field('payingRule')} label="When people pay" options={rules} required />
            <TextField
              field={field('payHours')}
              label="Paid ahead, at the latest so many hours before"
              type="number"
              inputMode="numeric"
              min={payHoursBounds.least}
              max={payHoursBounds.most}
              required
            />
          </div>
          <CheckboxField
            field={field('releaseUnpaid')}
            label="Release a time that is not paid by then"
            hint="The appointment is cancelled and the time can be booked again. Otherwise both of you are told, and it stays."
          />
          <SubmitButton sending={form.sending}>Save when people pay</SubmitButton>
        </form>
      </section>
    </Card>
  );
}
