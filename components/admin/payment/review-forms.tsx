import { settledInWords } from '@/components/admin/payment/settled-note';
import { ReasonForm } from '@/components/forms/private/reason-form';
import { type CreditSums, freeOf, shareOf, sharesInWords } from '@/lib/care/plan/credit/rules';
import { rupeesOf } from '@/lib/format/money';
import { type PartRefund, partInWords } from '@/lib/payment/refund/rules';
import type { PaymentRoom } from '@/lib/payment/statement/outcomes';
import {
  refundVerifiedPayment,
  rejectSubmittedPayment,
  verifySubmittedPayment,
} from '@/lib/payment/verification/actions';
import type { SettledOtherwise } from '@/lib/payment/verification/settled-otherwise';

type Props = {
  readonly payment: string;
  readonly room: PaymentRoom;
  /** False when there is nothing to do any more and only the answer stays. */
  readonly open: boolean;
  /** The therapist for whom an admin decides and who reads why; null for whoever decides about their own. */
  readonly onBehalfOf: string | null;
};

/** Asks an admin why they decide in a therapist's place. */
const reasonFor = (therapist: string | null) =>
  therapist === null
    ? []
    : [
        {
          name: 'onBehalf',
          label: `Why you decide for ${therapist}`,
          hint: 'They read it, and it is written down. The money went to their account, so it is theirs to say.',
          rows: 2,
        } as const,
      ];

const same = ({ payment, room }: Props) =>
  ({ postTo: `${room.payments}/${payment}`, variant: 'default' }) as const;

/** Confirms that the money is there; asks for the amount when the fee was unknown. */
export function VerifyForm({ feeUnknown, ...props }: Props & { readonly feeUnknown: boolean }) {
  const { payment, open, onBehalfOf } = props;
  const amount = {
    type: 'decimal',
    name: 'received',
    label: 'Amount that arrived, in rupees',
    hint: 'The fee was not known when this was submitted. Leave it empty when a bank credit is matched.',
    required: false,
  } as const;
  return (
    <ReasonForm
      {...same(props)}
      id="verify"
      action={verifySubmittedPayment}
      hidden={feeUnknown ? { payment } : { payment, received: '' }}
      fields={[...(feeUnknown ? [amount] : []), ...reasonFor(onBehalfOf)]}
      label="Verify this payment"
      button={open ? 'It arrived' : null}
    />
  );
}

/** Says that the money cannot be found, and why. */
export function RejectForm(props: Props) {
  const { payment, open, onBehalfOf } = props;
  return (
    <ReasonForm
      {...same(props)}
      id="reject"
      action={rejectSubmittedPayment}
      hidden={{ payment }}
      fields={[
        {
          name: 'reason',
          label: 'Reason',
          hint: 'The payer reads it. Say what you looked for and what they can do.',
        },
        ...reasonFor(onBehalfOf),
      ]}
      label="Not found"
      button={open ? 'Not found: tell the payer' : null}
      behind="Not found"
    />
  );
}

/** Closes a report for which nothing arrived, because it was paid in another way. */
export function CloseForm({ settled, ...props }: Props & { readonly settled: SettledOtherwise }) {
  const { payment, open, onBehalfOf } = props;
  return (
    <ReasonForm
      {...same(props)}
      id="reject"
      action={rejectSubmittedPayment}
      hidden={{ payment }}
      fields={[
        {
          name: 'reason',
          label: 'What the payer reads',
          value: `${settledInWords(settled)} Nothing arrived for this report, so it is closed.`,
        },
        ...reasonFor(onBehalfOf),
      ]}
      label="Nothing arrived"
      button={open ? 'Close the report: tell the payer' : null}
      behind="Nothing arrived"
    />
  );
}

/** Records that the money of a report arrived beside another payment and was sent back. */
export function ReturnForm({ amountPaise, ...props }: Props & { readonly amountPaise: number | null }) {
  const { payment, open, onBehalfOf } = props;
  return (
    <ReasonForm
      {...same(props)}
      id="refund"
      action={refundVerifiedPayment}
      hidden={{ payment }}
      fields={[
        {
          type: 'decimal',
          name: 'amount',
          label: 'Amount that arrived and that you sent back, in rupees',
          value: amountPaise ? rupeesOf(amountPaise).replace(/\.00$/, '') : '',
        },
        {
          name: 'reason',
          label: 'The reference of your transfer, and what the payer should know',
          hint: 'The payer reads it. Send the money first: this only writes it down.',
        },
        ...reasonFor(onBehalfOf),
        {
          type: 'tick',
          name: 'confirmed',
          label: 'I have sent the money back',
          hint: 'This money never counted, so there is neither a receipt nor a credit note.',
        },
      ]}
      label="It arrived too"
      button={open ? 'Write down that it went back' : null}
      behind="It arrived too: send it back"
    />
  );
}

type RefundProps = Props & {
  readonly money: PartRefund | null;
  /** The account of the plan that the payment made, of which whole sessions go back. */
  readonly plan: CreditSums | null;
};

/** Records that money was sent back: all that is left, or less of it. */
export function RefundForm({ money, plan, ...props }: RefundProps) {
  const { payment, open, onBehalfOf } = props;
  const { paidPaise, refundedPaise } = money ?? { paidPaise: 0, refundedPaise: 0 };
  const restPaise = plan ? shareOf(plan, freeOf(plan)) : paidPaise - refundedPaise;
  const rest = rupeesOf(restPaise).replace(/\.00$/, '');
  const before = refundedPaise > 0 ? `${partInWords({ paidPaise, refundedPaise })} went back before. ` : '';
  const most = plan ? sharesInWords(plan) : `At most ${rest}.${before ? '' : ' Type less to refund a part.'}`;
  return (
    <ReasonForm
      {...same(props)}
      id="refund"
      action={refundVerifiedPayment}
      hidden={{ payment, before: String(refundedPaise) }}
      fields={[
        {
          type: 'decimal',
          name: 'amount',
          label: 'Amount that you sent back, in rupees',
          hint: before + most,
          value: restPaise > 0 ? rest : '',
        },
        {
          name: 'reason',
          label: 'Reason, and the reference of your transfer',
          hint: 'The payer reads it. Send the money first: this only writes it down.',
        },
        ...reasonFor(onBehalfOf),
        {
          type: 'tick',
          name: 'confirmed',
          label: 'I have sent the money back',
          hint: 'A credit note is made out at once and cannot be taken back.',
        },
      ]}
      label="Write down a refund of this payment"
      button={open ? 'Write down the refund' : null}
      behind="Refund"
    />
  );
}
