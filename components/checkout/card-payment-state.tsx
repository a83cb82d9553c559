import { buttonStyle } from '@/components/ui/button';
import type { CardPaymentView } from '@/lib/payment/provider/queries';
import { providerNames } from '@/lib/payment/provider/rules';
import { amountInWords } from '@/lib/payment/transaction/rules';

const looks = {
  paid: 'border-success bg-success-soft',
  pending: 'border-line bg-paper-2',
  failed: 'border-accent bg-accent-soft',
  refunded: 'border-line bg-paper-2',
};

type CardPaymentStateProps = {
  readonly payment: CardPaymentView;
  /** Address of the page it stands on. */
  readonly here: string;
};

function wordsOf({ state, provider, continueAt }: CardPaymentView): { title: string; text: string } {
  const company = providerNames[provider];
  switch (state) {
    case 'paid':
      return {
        title: 'Paid. Thank you.',
        text: 'The money has arrived. You find this payment in your account, under Transactions.',
      };
    case 'refunded':
      return { title: 'Refunded', text: 'The money went back to the card or account it came from.' };
    case 'failed':
      return {
        title: 'Not paid',
        text: 'Nothing was charged: the payment page was closed or its time ran out. You can begin again.',
      };
    case 'pending':
      return continueAt
        ? {
            title: `Continue on the page of ${company}`,
            text: 'You pay there, and come back here afterwards. What you type there does not pass through us.',
          }
        : {
            title: `We wait for word from ${company}`,
            text: 'This takes a few seconds as a rule. You need not pay again; we also write to you.',
          };
  }
}

/** Where a card payment stands, and the one thing to do next. */
export function CardPaymentState({ payment, here }: CardPaymentStateProps) {
  const { state, title, continueAt, page } = payment;
  const words = wordsOf(payment);
  return (
    <section
      aria-labelledby="state"
      className={`grid justify-items-start gap-5 rounded-card border-2 p-5 shadow-card sm:p-8 ${looks[state]}`}
    >
      <div role="status" className="grid gap-2">
        <h2 id="state" className="text-h3">
          {words.title}
        </h2>
        <p className="max-w-measure">{words.text}</p>
      </div>
      <p className="font-semibold">
        {title}: {amountInWords(payment)}
      </p>
      {state === 'pending' && continueAt && (
        <a href={continueAt} rel="noreferrer" className={buttonStyle()}>
          Continue to pay
        </a>
      )}
      {state === 'pending' && !continueAt && (
        <a href={here} className={buttonStyle()}>
          Look again
        </a>
      )}
      {state === 'failed' && (
        <a href={page} className={buttonStyle()}>
          Back to the checkout
        </a>
      )}
      {(state === 'paid' || state === 'refunded') && (
        <a href="/dashboard#transactions" className={buttonStyle()}>
          Go to your transactions
        </a>
      )}
    </section>
  );
}
