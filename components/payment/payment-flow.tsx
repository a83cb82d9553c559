'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { PaymentForm, type PaymentFormProps } from '@/components/payment/payment-form';
import { Submitted, submittedId } from '@/components/payment/submitted';
import type { PaymentDone } from '@/lib/payment/submission/answer';

type PaymentFlowProps = Omit<PaymentFormProps, 'onDone'> & {
  /** How to pay; nobody should pay again once it is reported, so it goes with the form. */
  readonly instructions: ReactNode;
};

/** First how to pay, then the form; once that is sent, only what became of it. */
export function PaymentFlow({ instructions, ...form }: PaymentFlowProps) {
  const [done, setDone] = useState<PaymentDone>();

  // The form that was read is gone: reading goes on where the answer stands.
  useEffect(() => {
    if (done) document.getElementById(submittedId)?.focus();
  }, [done]);

  if (done) return <Submitted done={done} />;
  return (
    <>
      {instructions}
      <section
        aria-labelledby="confirm"
        className="rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
      >
        <h2 id="confirm" className="mb-2 text-h3">
          Confirm your payment
        </h2>
        <p className="mb-6 max-w-measure text-ink-soft">
          Once you have paid, tell us, so that we can find it in the bank account.
        </p>
        <PaymentForm {...form} onDone={setDone} />
      </section>
    </>
  );
}
