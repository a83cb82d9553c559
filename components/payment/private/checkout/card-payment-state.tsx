import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ownPayments } from '@/lib/payment/checkout/rules';
import type { CardPaymentView } from '@/lib/payment/provider/queries';
import { providerNames, type ReturnReason } from '@/lib/payment/provider/rules';
import { partInWords, refundedInPart } from '@/lib/payment/refund/rules';
import { amountInWords } from '@/lib/payment/transaction/rules';

const variants = { paid: 'success', pending: 'neutral', failed: 'warm', refunded: 'neutral' } as const;

type CardPaymentStateProps = {
  readonly payment: CardPaymentView;
  /** Address of its own page. */
  readonly here: string;
  /** Page where it can be paid once more. */
  readonly payHref: string;
  /** Page of what was paid; null when it has none. */
  readonly aboutHref: string | null;
};

const returned: Readonly<Record<ReturnReason, string>> = {
  twice: 'You paid for the same item twice. The first payment counts.',
  closed: 'It was too late to pay for this item when your payment arrived.',
};

function wordsOf({ state, provider, continueAt, refund, returning, currency }: CardPaymentView): {
  title: string;
  text: string;
} {
  const company = providerNames[provider];
  if (returning) {
    return state === 'refunded'
      ? { title: 'Refunded to you', text: `${returned[returning]} We have refunded this money to your card.` }
      : {
          title: 'We are refunding this payment',
          text: `${returned[returning]} We are refunding this money to your card. Banks take up to seven working days. You do not need to do anything.`,
        };
  }
  if (refund) {
    return {
      title: refundedInPart,
      text: `We refunded ${partInWords(refund, currency)} to the card or account it came from. The rest of your payment is unchanged.`,
    };
  }
  switch (state) {
    case 'paid':
      return {
        title: 'Paid. Thank you.',
        text: 'Payment received. You can find it in your account, under Payments.',
      };
    case 'refunded':
      return { title: 'Refunded', text: 'We refunded the money to the card or account it came from.' };
    case 'failed':
      return {
        title: 'Not paid',
        text: 'You were not charged. The payment page was closed or timed out. You can try again.',
      };
    case 'pending':
      return continueAt
        ? {
            title: `Continue on the page of ${company}`,
            text: 'You pay there, and then return here. We do not see the details you enter.',
          }
        : {
            title: `Waiting for confirmation from ${company}`,
            text: 'This usually takes a few seconds. You do not need to pay again. We will also email you.',
          };
  }
}

/** The state of a card payment, and the one next step. */
export function CardPaymentState({ payment, here, payHref, aboutHref }: CardPaymentStateProps) {
  const { state, title, continueAt, returning, next } = payment;
  const words = wordsOf(payment);
  return (
    <Alert
      asChild
      variant={returning ? 'neutral' : variants[state]}
      size="lg"
      className="grid justify-items-start gap-5 shadow-raised"
    >
      <section aria-labelledby="state">
        <div role="status" className="grid gap-2">
          <h2 id="state" className="text-h3">
            {words.title}
          </h2>
          <p className="max-w-measure">{words.text}</p>
        </div>
        <p className="font-semibold">
          {title}: {amountInWords(payment)}
        </p>
        {payment.sold && <p>{payment.sold}.</p>}
        {state === 'pending' && continueAt && (
          <Button asChild>
            <a href={continueAt} rel="noreferrer">
              Continue to pay
            </a>
          </Button>
        )}
        {state === 'pending' && !continueAt && (
          <Button asChild>
            <a href={here}>Check again</a>
          </Button>
        )}
        {state === 'failed' && (
          <Button asChild>
            <a href={payHref}>Back to the checkout</a>
          </Button>
        )}
        {next && (
          <Button asChild>
            <a href={next.href}>Choose the time for {next.name}</a>
          </Button>
        )}
        {(state === 'paid' || state === 'refunded') && (
          <Button asChild variant={next ? 'outline' : 'default'}>
            <a href={ownPayments.href}>{ownPayments.label}</a>
          </Button>
        )}
        {state === 'paid' && !returning && payment.byAgreement && (
          <a href="/contact?topic=general-support" className="tap text-link">
            Write to us about the times of your meetings
          </a>
        )}
        {aboutHref && (
          <a href={aboutHref} className="tap text-link">
            See your appointment
          </a>
        )}
      </section>
    </Alert>
  );
}
