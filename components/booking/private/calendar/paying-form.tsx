'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { VersionField } from '@/components/forms/private/version-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Panel } from '@/components/layout/panel';
import type { OwnPaying } from '@/lib/booking/paying/queries';
import { payHoursBounds, payingLabels, payingShown } from '@/lib/booking/paying/rules';
import { payingSchema } from '@/lib/booking/paying/schema';
import { lateChoices, missedChoices } from '@/lib/payment/appointment/late';
import { payingRules } from '@/lib/payment/appointment/rules';
import type { FormAction } from '@/lib/server/action/form-result';

const formId = 'paying';

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

const rules = optionsOf(payingRules);
const costs = { late: optionsOf(lateChoices), missed: optionsOf(missedChoices) };

type PayingFormProps = {
  readonly terms: OwnPaying;
  readonly action: FormAction<null>;
  readonly postTo: string;
};

/** When people pay for new appointments, and what cancelling late and not coming cost. */
export function PayingForm({ terms, action, postTo }: PayingFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: payingSchema,
    action,
    postTo: `${postTo}#${formId}`,
    defaults: payingShown(terms),
  });
  const { field } = form;
  return (
    <Panel
      id="paying-rule"
      title="Payment rules"
      lead="Clients see this before they book. Changes apply to new bookings only. The fee is that of the kind of session."
    >
      <Form form={form} label="Payment rules" className="grid gap-5">
        <VersionField form={form} version={terms.version} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField field={field('payingRule')} label={payingLabels.payingRule} options={rules} required />
          <TextField
            field={field('payHours')}
            label={payingLabels.payHours}
            type="number"
            inputMode="numeric"
            min={payHoursBounds.least}
            max={payHoursBounds.most}
            required
          />
        </div>
        <CheckboxField
          field={field('releaseUnpaid')}
          label={payingLabels.releaseUnpaid}
          hint="The appointment is cancelled and the time opens for booking again. Otherwise we notify both of you, and the appointment stays booked."
        />
        <SelectField
          field={field('lateRule')}
          label={payingLabels.lateRule}
          hint="It costs nothing if the client was ill or in crisis; their word is enough."
          options={costs.late}
          required
        />
        <SelectField
          field={field('missedRule')}
          label={payingLabels.missedRule}
          options={costs.missed}
          required
        />
        <SubmitButton sending={form.sending}>Save</SubmitButton>
      </Form>
    </Panel>
  );
}
