import { Card } from '@/components/ui/card';
import { ArrowRight, Check } from '@/components/ui/icons';

const home = '/therapist-dashboard';

type Waiting = {
  readonly toSendBack: number;
  /** Payments that people have reported and nobody has checked. */
  readonly reported: number;
  /** Sessions whose fee is due. */
  readonly unpaidSessions: number;
  /** Quotations without an answer, and accepted ones without a payment. */
  readonly unanswered: number;
  readonly unpaid: number;
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The money that a therapist waits for, each kind with its page; one line when there is none. */
export function MoneyWaiting({
  waiting: { toSendBack, reported, unpaidSessions, unanswered, unpaid },
}: {
  waiting: Waiting;
}) {
  const lines = [
    {
      count: toSendBack,
      text: counted(toSendBack, 'refund due', 'refunds due'),
      href: `${home}/payments#to-send-back`,
    },
    {
      count: reported,
      text: counted(reported, 'payment to check', 'payments to check'),
      href: `${home}/payments`,
    },
    {
      count: unpaidSessions,
      text: counted(unpaidSessions, 'unpaid session', 'unpaid sessions'),
      href: `${home}/payments#unpaid`,
    },
    {
      count: unpaid,
      text: counted(unpaid, 'accepted quotation is not paid', 'accepted quotations are not paid'),
      href: `${home}/quotations`,
    },
    {
      count: unanswered,
      text: counted(unanswered, 'quotation without an answer', 'quotations without an answer'),
      href: `${home}/quotations`,
    },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) {
    return (
      <Card size="sm" className="flex items-center gap-3">
        <Check aria-hidden="true" className="size-5 text-success" />
        <p>No payments need your attention.</p>
      </Card>
    );
  }
  return (
    <Card asChild size="flush" className="divide-y divide-border overflow-hidden">
      <ul>
        {lines.map(({ text, href }) => (
          <li key={text}>
            <a
              href={href}
              className="tap min-h-12 w-full justify-between gap-4 px-5 py-2 font-medium hover:bg-muted hover:underline"
            >
              {text}
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
