'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { DateField } from '@/components/forms/private/date-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { handOverForTherapist } from '@/lib/booking/handover/actions';
import type { Practice, Receiver } from '@/lib/booking/handover/receivers';
import { teamReasons } from '@/lib/booking/handover/rules';
import { teamHandoverSchema } from '@/lib/booking/handover/schema';

const formId = 'hand-over';

type TeamHandoverFormProps = {
  readonly practice: Practice;
  readonly receivers: readonly Receiver[];
  readonly path: string;
};

export function TeamHandoverForm({ practice, receivers, path }: TeamHandoverFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: teamHandoverSchema,
    action: handOverForTherapist,
    postTo: `${path}#${formId}`,
    ...(receivers.length === 1 && receivers[0] && { defaults: { to: receivers[0].value } }),
  });
  const chosen = form.field('client');
  const ticked = new Set(chosen.defaultValue.split(','));
  return (
    <Form form={form} label="Handover" className="grid max-w-measure gap-5">
      <input type="hidden" name="from" value={practice.id} />
      <div key={form.generation} className="grid gap-5">
        <fieldset className="grid gap-1">
          <legend className="font-semibold">Clients</legend>
          <FieldError id={`${chosen.id}-error`}>{chosen.error}</FieldError>
          {practice.clients.map(({ value, label }, index) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <Checkbox
                // The summary of what is missing leads to the first one.
                {...(index === 0 && { id: chosen.id })}
                name="client"
                value={value}
                defaultChecked={ticked.has(value)}
                onChange={chosen.watch?.onChange}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <SelectField
          field={form.field('to')}
          label="New therapist"
          options={receivers}
          placeholder="Choose a therapist"
          required
        />
        <SelectField
          field={form.field('because')}
          label="Reason shown to clients"
          options={teamReasons}
          placeholder="Choose a reason"
          required
        />
        <DateField
          field={form.field('lastDay')}
          label="Last day with the current therapist"
          hint="Later sessions are cancelled for clients who agree."
          required
        />
        <TextArea
          field={form.field('reason')}
          label="Reason for our team’s decision"
          hint="Saved with the handover. The therapist can read it; clients cannot."
          rows={3}
          required
        />
        <CheckboxField
          field={form.field('agreed')}
          label="The new therapist has agreed and has time"
          value="yes"
          required
        />
      </div>
      <SubmitButton sending={form.sending}>Ask these clients</SubmitButton>
    </Form>
  );
}
