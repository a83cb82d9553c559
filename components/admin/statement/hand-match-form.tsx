'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { matchCreditByHand } from '@/lib/payment/statement/matching/actions';
import type { PaymentPages } from '@/lib/payment/statement/outcomes';
import { matchSchema } from '@/lib/payment/statement/schema';

type HandMatchFormProps = {
  readonly payment: string;
  readonly credit: string;
  readonly pages: PaymentPages;
  /** The therapist in whose place an admin decides; null for whoever decides about their own. */
  readonly onBehalfOf: string | null;
  /** Distinguishes forms with the same words for screen readers. */
  readonly about: string;
};

/** Links a credit to a payment after the admin confirms having compared both. */
export function HandMatchForm({ payment, credit, about, onBehalfOf, pages }: HandMatchFormProps) {
  const id = `match-${credit}`;
  const form = useValidatedForm({
    id,
    schema: matchSchema,
    action: matchCreditByHand,
    postTo: `${pages.payments}/${payment}#${id}`,
  });
  return (
    <Form form={form} label={`Match with ${about}`} className="grid gap-2">
      <input type="hidden" name="payment" value={payment} />
      <input type="hidden" name="credit" value={credit} />
      <CheckboxField
        field={form.field('confirmed')}
        value="yes"
        label="I have compared payer, date and reference"
        required
      />
      {onBehalfOf !== null && (
        <TextArea
          field={form.field('onBehalf')}
          label={`Reason for acting for ${onBehalfOf}`}
          rows={2}
          required
        />
      )}
      <SubmitButton sending={form.sending}>Match this credit</SubmitButton>
    </Form>
  );
}
