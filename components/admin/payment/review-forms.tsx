'use client';

import type { RefundWords, RejectWords } from '@/components/admin/payment/review-words';
import { ReasonForm } from '@/components/forms/private/reason-form';
import { refundVerifiedPayment } from '@/lib/booking/purchase/actions';
import type { PaymentPages } from '@/lib/payment/statement/outcomes';
import { rejectSubmittedPayment, verifySubmittedPayment } from '@/lib/payment/verification/actions';
import { refundSchema, rejectSchema, verifySchema } from '@/lib/payment/verification/schema';

type Props = {
  readonly payment: string;
  readonly pages: PaymentPages;
  /** False when there is nothing to do any more and only the answer stays. */
  readonly open: boolean;
  /** The therapist for whom an admin decides and who reads why; null for whoever decides about their own. */
  readonly onBehalfOf: string | null;
};

/** Asks an admin why they decide in a therapist's place. */
export const reasonFor = (therapist: string | null) =>
  therapist === null
    ? []
    : [
        {
          name: 'onBehalf',
          label: `Reason for acting for ${therapist}`,
          hint: 'The therapist sees it.',
          type: 'text',
        } as const,
      ];

const same = ({ payment, pages }: Props) =>
  ({ postTo: `${pages.payments}/${payment}`, variant: 'default' }) as const;

/** Confirms that the money is there; asks for the amount when the fee was unknown. */
export function VerifyForm({ feeUnknown, ...props }: Props & { readonly feeUnknown: boolean }) {
  const { payment, open, onBehalfOf } = props;
  const amount = {
    type: 'rupees',
    name: 'received',
    label: 'Amount received, in rupees',
    hint: 'The fee was not known when this was submitted. Leave it empty if you have matched a bank credit.',
    required: false,
  } as const;
  return (
    <ReasonForm
      {...same(props)}
      id="verify"
      action={verifySubmittedPayment}
      schema={verifySchema}
      hidden={feeUnknown ? { payment } : { payment, received: '' }}
      fields={[...(feeUnknown ? [amount] : []), ...reasonFor(onBehalfOf)]}
      label="Verify payment"
      button={open ? 'Mark as received' : null}
    />
  );
}

/** Tells the payer that their report does not count, and why. */
export function RejectForm({ words, ...props }: Props & { readonly words: RejectWords }) {
  const { payment, open, onBehalfOf } = props;
  return (
    <ReasonForm
      {...same(props)}
      id="reject"
      action={rejectSubmittedPayment}
      schema={rejectSchema}
      hidden={{ payment }}
      fields={[{ name: 'reason', ...words.reason }, ...reasonFor(onBehalfOf)]}
      label={words.title}
      button={open ? words.button : null}
      behind={words.title}
    />
  );
}

type RefundFormProps = Props & {
  readonly words: RefundWords;
  /** Sum refunded when the page was made, so that of two pages one refunds; null if no earlier refund can exist. */
  readonly refundedPaise: number | null;
};

/** Records money that somebody sent back. */
export function RefundForm({ words, refundedPaise, ...props }: RefundFormProps) {
  const { payment, open, onBehalfOf } = props;
  return (
    <ReasonForm
      {...same(props)}
      id="refund"
      action={refundVerifiedPayment}
      schema={refundSchema}
      hidden={{ payment, ...(refundedPaise !== null && { before: String(refundedPaise) }) }}
      fields={[
        { type: 'rupees', name: 'amount', ...words.amount },
        {
          name: 'reason',
          label: words.reason,
          hint: 'The payer can read it. Send the money first: this form only records the refund.',
        },
        ...reasonFor(onBehalfOf),
        { type: 'tick', name: 'confirmed', label: 'I have sent the money back', hint: words.papers },
      ]}
      label={words.title}
      button={open ? words.button : null}
      {...(words.behind !== undefined && { behind: words.behind })}
    />
  );
}
