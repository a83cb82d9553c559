import { TitledSection } from '@/components/layout/titled-section';
import { Submitted } from '@/components/payment/private/submission/submitted';
import { Alert } from '@/components/ui/alert';
import { formatNamed } from '@/lib/format/time';
import type { PaymentState } from '@/lib/payment/checkout/queries';
import { ownPayments } from '@/lib/payment/checkout/rules';
import { readAnswer } from '@/lib/payment/submission/answer-cookie';

type PaymentStateCardProps = {
  readonly payment: Exclude<PaymentState, { state: 'open' }>;
  /** The parameter `answer` of the page's address: the answer to a form just posted without scripts. */
  readonly answer: unknown;
};

/** Shown when there is nothing to pay, or nothing to pay now. */
export async function PaymentStateCard({ payment, answer }: PaymentStateCardProps) {
  const done = await readAnswer(answer);
  if (done) return <Submitted done={done} next={ownPayments} />;
  const [title, words] =
    payment.state === 'paid'
      ? [
          'This is paid',
          `The money arrived on ${formatNamed(payment.at)}. Your receipt is in your account, under Payments.`,
        ]
      : [
          'Your payment is being checked',
          `You reported it on ${formatNamed(payment.since)}. We check it against ${payment.account}, and then email you. Please do not pay twice.`,
        ];
  return (
    <Alert asChild variant="success" size="lg" className="grid gap-3">
      <TitledSection id="standing" title={title}>
        <p className="max-w-measure">{words}</p>
        <a href={ownPayments.href} className="tap text-link justify-self-start font-semibold">
          {ownPayments.label}
        </a>
      </TitledSection>
    </Alert>
  );
}
