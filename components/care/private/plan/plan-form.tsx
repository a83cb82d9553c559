'use client';

import { ClientField, onlyClient } from '@/components/care/private/client-field';
import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { createOwnPlan } from '@/lib/care/plan/creation/actions';
import { mostSessions, planTypeNames, planTypes } from '@/lib/care/plan/rules';
import { planSchema } from '@/lib/care/plan/schema';
import type { Option } from '@/lib/server/action/form-result';

const formId = 'plan';
const types = planTypeNames.map((value) => ({ value, label: planTypes[value] }));

type PlanFormProps = {
  /** The therapist's clients: profile ids and names. */
  readonly clients: readonly Option[];
  /** The therapist's kinds of session, the first one first. */
  readonly kinds: readonly Option[];
  readonly formToken: string;
  readonly postTo: string;
};

export function PlanForm({ clients, kinds, formToken, postTo }: PlanFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: planSchema,
    action: createOwnPlan,
    postTo,
    formToken,
    defaults: { client: onlyClient(clients), type: 'individual', kind: kinds[0]?.value ?? '' },
  });
  const { field } = form;
  return (
    <Form form={form} label="New plan" className="grid gap-6">
      <div key={form.generation} className="grid gap-6 sm:grid-cols-2">
        <ClientField field={field('client')} clients={clients} />
        <div className="grid gap-6 sm:col-span-2">
          <TextField
            field={field('name')}
            label="Name of the plan"
            hint="Your client sees this name, and others may see it on their screen. For example: Evenings and sleep."
            required
          />
          <TextArea field={field('description')} label="Description (optional)" rows={4} />
        </div>
        <SelectField field={field('type')} label="Kind of plan" options={types} required />
        <SelectField field={field('kind')} label="Kind of session" options={kinds} required />
        <TextField
          field={field('total')}
          label="Number of sessions"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostSessions}
          required
        />
      </div>
      <FormDraft form={form} />
      <SubmitButton sending={form.sending}>Save plan</SubmitButton>
    </Form>
  );
}
