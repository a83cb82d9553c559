'use client';

import { reasonFor } from '@/components/admin/payment/review-forms';
import { ReasonForm } from '@/components/forms/private/reason-form';
import { takeCreditBack } from '@/lib/payment/statement/matching/actions';
import type { PaymentPages } from '@/lib/payment/statement/outcomes';
import { takeBackSchema } from '@/lib/payment/statement/schema';

type TakeBackFormProps = {
  readonly payment: string;
  readonly pages: PaymentPages;
  /** False when there is nothing to take back any more and only the answer stays. */
  readonly open: boolean;
  /** The therapist in whose place an admin acts; null for whoever acts for their own payee. */
  readonly onBehalfOf: string | null;
};

const words = 'Undo match';

/** Undoes a match until it is verified. */
export function TakeBackForm({ payment, pages, open, onBehalfOf }: TakeBackFormProps) {
  return (
    <ReasonForm
      id="take-back"
      action={takeCreditBack}
      schema={takeBackSchema}
      postTo={`${pages.payments}/${payment}`}
      hidden={{ payment }}
      fields={reasonFor(onBehalfOf)}
      label={words}
      button={open ? words : null}
      {...(onBehalfOf !== null && { behind: words })}
    />
  );
}
