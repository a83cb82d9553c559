'use client';

import { ClientField, clientsHint, onlyClient } from '@/components/care/private/client-field';
import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { DateField } from '@/components/forms/private/date-field';
import { Folded } from '@/components/forms/private/folded';
import { MoneyField } from '@/components/forms/private/money-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { mostSessions } from '@/lib/care/plan/rules';
import { createClientQuotation } from '@/lib/payment/quotation/actions';
import { quotationMessages } from '@/lib/payment/quotation/rules';
import { quotationSchema } from '@/lib/payment/quotation/schema';
import type { Option } from '@/lib/server/action/form-result';

const formId = 'quotation';

type QuotationFormProps = {
  /** The therapist's clients: profile ids and names. */
  readonly clients: readonly Option[];
  /** The therapist's kinds of session, the first one first; empty for no choice. */
  readonly kinds: readonly Option[];
  readonly formToken: string;
  /** Address of the form's own page. */
  readonly postTo: string;
  /** The calendar day in India, "2026-11-20": the first that one can choose. */
  readonly today: string;
  /** Words that open the form in its place; without them it is open. */
  readonly behind?: string;
};

/** The therapist's quotation form (product.md §2, §5). */
export function QuotationForm({ clients, kinds, formToken, postTo, today, behind }: QuotationFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: quotationSchema,
    action: createClientQuotation,
    postTo,
    formToken,
    defaults: { client: onlyClient(clients), kind: kinds[0]?.value ?? '' },
  });
  const { field, result } = form;
  const fields = (
    <>
      <div key={form.generation} className="field-row grid gap-6 sm:grid-cols-2">
        <ClientField field={field('client')} clients={clients} hint={clientsHint} />
        <div className="grid gap-6 sm:col-span-2">
          <TextField
            field={field('serviceType')}
            label="Service type"
            hint="For example: Individual therapy."
            required
          />
          <TextArea
            field={field('description')}
            label="Description"
            hint="What is included: how long a session is, by video or in person."
            rows={4}
            required
          />
        </div>
        <TextField
          field={field('sessions')}
          label="Sessions paid in advance (optional)"
          hint={`After payment we add these sessions${kinds.length === 0 ? ', of your first kind,' : ''} to a plan, and each appointment uses one. Leave it empty if the quotation is not for a number of sessions.`}
          type="number"
          inputMode="numeric"
          min="1"
          max={String(mostSessions)}
        />
        {kinds.length > 0 && (
          <SelectField
            field={field('kind')}
            label="Kind of session"
            hint="The sessions of this offer pay for appointments of this kind."
            options={kinds}
          />
        )}
        <MoneyField field={field('amount')} label="Amount (INR)" hint="Such as 9,600 or 1500.50." required />
        <DateField
          field={field('validUntil')}
          label="Valid until (optional)"
          hint="For example 24/12/2026. The offer ends when this day ends in India."
          min={today}
        />
      </div>
      <FormDraft form={form} />
      <SubmitButton sending={form.sending}>Create Quotation</SubmitButton>
    </>
  );
  return (
    <Form form={form} label="New quotation" className="grid gap-6" failure={quotationMessages.notCreated}>
      {result?.ok && <p>{quotationMessages.notified}</p>}
      {behind === undefined ? (
        fields
      ) : (
        <Folded behind={behind} open={result?.ok === false}>
          {fields}
        </Folded>
      )}
    </Form>
  );
}
