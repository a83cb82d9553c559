'use client';

import type { ReactNode } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { buttonStyle } from '@/components/ui/button';
import type { FormAction } from '@/lib/action/form-result';
import {
  refundVerifiedPayment,
  rejectSubmittedPayment,
  verifySubmittedPayment,
} from '@/lib/payment/verification/actions';

type ReviewFormProps = {
  readonly id: string;
  readonly payment: string;
  readonly action: FormAction<null>;
  readonly label: string;
  readonly button: string;
  /** Words behind which the form is folded away until it is wanted. */
  readonly folded?: string;
  /** False when there is nothing to do any more and only the answer stays. */
  readonly open: boolean;
  readonly children?: (field: ReturnType<typeof useFormAction<null>>['field']) => ReactNode;
};

function ReviewForm({ id, payment, action, label, button, folded, open, children }: ReviewFormProps) {
  const form = useFormAction({ id, action, postTo: `/admin/payments/${payment}#${id}` });
  const { result } = form;
  if (!open && !result) return null;
  const fields = (
    <>
      {children?.(form.field)}
      <SubmitButton sending={form.sending}>{button}</SubmitButton>
    </>
  );
  return (
    <form {...form.formProps} aria-label={label} className="grid gap-4">
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {open && (
        <>
          <input type="hidden" name="payment" value={payment} />
          {folded ? (
            <details open={result?.ok === false}>
              <summary className={buttonStyle({ look: 'quiet', className: 'w-fit cursor-pointer' })}>
                {folded}
              </summary>
              <div className="grid gap-4 pt-4">{fields}</div>
            </details>
          ) : (
            fields
          )}
        </>
      )}
    </form>
  );
}

type Props = { readonly payment: string; readonly open: boolean };

/** Confirms that the money is there; asks for the amount where the fee was not known. */
export function VerifyForm({ payment, open, feeUnknown }: Props & { readonly feeUnknown: boolean }) {
  return (
    <ReviewForm
      id="verify"
      payment={payment}
      action={verifySubmittedPayment}
      label="Verify this payment"
      button="The money has arrived: verify"
      open={open}
    >
      {(field) =>
        feeUnknown ? (
          <TextField
            field={field('received')}
            label="Amount that arrived, in rupees"
            hint="The fee was not known when this was submitted. Leave it empty when a bank credit is matched."
            inputMode="decimal"
            autoComplete="off"
          />
        ) : (
          <input type="hidden" name="received" value="" />
        )
      }
    </ReviewForm>
  );
}

/** Says that the money cannot be found, and why. */
export function RejectForm({ payment, open }: Props) {
  return (
    <ReviewForm
      id="reject"
      payment={payment}
      action={rejectSubmittedPayment}
      label="Reject this payment"
      button="Reject this payment"
      folded="Reject instead"
      open={open}
    >
      {(field) => (
        <TextArea
          field={field('reason')}
          label="Reason"
          hint="The payer reads it. Say what you looked for and what they can do."
          rows={3}
          required
        />
      )}
    </ReviewForm>
  );
}

/** Writes down that the money was sent back. */
export function RefundForm({ payment, open }: Props) {
  return (
    <ReviewForm
      id="refund"
      payment={payment}
      action={refundVerifiedPayment}
      label="Mark this payment as refunded"
      button="Mark as refunded"
      folded="Refund"
      open={open}
    >
      {(field) => (
        <>
          <TextArea
            field={field('reason')}
            label="Reason, and the reference of your transfer"
            hint="The payer reads it. Send the money first: this only writes it down."
            rows={3}
            required
          />
          <CheckboxField
            field={field('confirmed')}
            value="yes"
            label="I have sent the money back"
            hint="A credit note is made out at once and cannot be taken back."
            required
          />
        </>
      )}
    </ReviewForm>
  );
}
