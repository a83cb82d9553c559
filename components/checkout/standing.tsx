import { Submitted } from '@/components/payment/submitted';
import type { PaymentStanding } from '@/lib/payment/checkout/queries';
import { keptAnswer } from '@/lib/payment/submission/answer-cookie';
import { formatMoment } from '@/lib/time';

type StandingProps = {
  readonly standing: Exclude<PaymentStanding, { state: 'open' }>;
  /** The parameter `answer` of the page's address: a form posted without scripts was answered a moment ago. */
  readonly visit: unknown;
};

/** Said where there is nothing to pay any more, or nothing to pay just now. */
export async function Standing({ standing, visit }: StandingProps) {
  const answer = await keptAnswer(visit);
  if (answer?.ok) return <Submitted done={answer.data} />;
  const [title, words] =
    standing.state === 'paid'
      ? [
          'This is paid',
          `The money arrived on ${formatMoment(standing.at)}. Your receipt is in your account, under Transactions.`,
        ]
      : [
          'Your payment is being checked',
          `You told us about it on ${formatMoment(standing.since)}. We look for it in our bank account and write to you; please do not pay twice.`,
        ];
  return (
    <section
      aria-labelledby="standing"
      className="grid gap-3 rounded-card border-2 border-success bg-success-soft p-5 sm:p-8"
    >
      <h2 id="standing" className="text-h3">
        {title}
      </h2>
      <p className="max-w-measure">{words}</p>
      <a href="/dashboard#transactions" className="tap text-link justify-self-start font-semibold">
        Go to your transactions
      </a>
    </section>
  );
}
