'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { PaymentForm, type PaymentFormProps } from '@/components/payment/private/submission/payment-form';
import { type NextStep, Submitted, submittedId } from '@/components/payment/private/submission/submitted';
import { Card } from '@/components/ui/card';
import type { PaymentDone } from '@/lib/payment/submission/answer';

type PaymentFlowProps = Omit<PaymentFormProps, 'onDone'> & {
  /** How to pay; it disappears with the form, because nobody should pay again after reporting. */
  readonly instructions: ReactNode;
  readonly next: NextStep | undefined;
  /** How much and to whom, in view all the way down; null if the page shows no amount to pay. */
  readonly due: { readonly amount: string; readonly payee: string } | null;
};

/** First how to pay, then the form; once sent, only the result. */
export function PaymentFlow({ instructions, next, due, ...form }: PaymentFlowProps) {
  const [done, setDone] = useState<PaymentDone>();

  // The form that the person was reading is gone, so the focus moves to the answer.
  useEffect(() => {
    if (done) document.getElementById(submittedId)?.focus();
  }, [done]);

  if (done) return <Submitted done={done} next={next} />;
  return (
    // A column and no grid: in a grid a sticky line stays within its own row.
    <div className="flex flex-col gap-8">
      {due && (
        <p className="work:top-13 lg:work:top-16 sticky top-11 z-10 -mb-4 flex justify-between gap-4 border-border border-b bg-background py-3">
          <span className="wrap-anywhere min-w-0">
            To <bdi>{due.payee}</bdi>
          </span>
          <span className="font-semibold tabular-nums">{due.amount}</span>
        </p>
      )}
      {instructions}
      <Card asChild>
        <section aria-labelledby="confirm">
          <h2 id="confirm" className="mb-2 text-h3">
            Confirm your payment
          </h2>
          <p className="mb-6 max-w-measure text-muted-foreground">
            After you pay, fill in this form so that we can match your payment.
          </p>
          <PaymentForm {...form} onDone={setDone} />
        </section>
      </Card>
    </div>
  );
}
