import { ReasonNote } from '@/components/layout/reason-note';
import { ScheduleButton } from '@/components/payment/private/submission/schedule-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Money, When } from '@/components/ui/format';
import { formatRupees } from '@/lib/format/money';
import { formatNamed } from '@/lib/format/time';
import { type ReceiptKind, receiptKinds } from '@/lib/payment/receipt/rules';
import { paymentReference } from '@/lib/payment/reference';
import { partInWords, refundedInPart } from '@/lib/payment/refund/rules';
import { dueForPayer } from '@/lib/payment/refund-due/rules';
import { meaningOfStatus, type PaymentStatus, paymentPath, paymentStatusLabels } from '@/lib/payment/rules';
import type { PaymentState } from '@/lib/payment/submission/queries';
import { moneyStates } from '@/lib/payment/transaction/rules';

/** The state in the words of the payer's other pages. */
const headings: Readonly<Record<PaymentStatus, string>> = {
  pending: moneyStates.checking,
  matched: paymentStatusLabels.matched,
  verified: moneyStates.paid,
  rejected: moneyStates.rejected,
  refunded: moneyStates.refunded,
};

const happened: Readonly<Record<PaymentStatus, string>> = {
  ...paymentStatusLabels,
  verified: 'Confirmed',
  rejected: moneyStates.rejected,
};

/** "your" paper proves that one has paid; what takes a part of it back is only a note. */
const paperInWords = (kind: ReceiptKind) =>
  `Open ${kind === 'credit_note' ? 'the' : 'your'} ${receiptKinds[kind].toLowerCase()}`;

function Steps({ steps }: Pick<PaymentState, 'steps'>) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ status, at, back }, index) => (
        <li key={`${status} ${at.getTime()}`} className="grid grid-cols-[auto_1fr] gap-x-3">
          <span
            aria-hidden="true"
            className={`mt-2 size-3 rounded-full ${index === steps.length - 1 ? 'bg-primary' : 'bg-input'}`}
          />
          <p>
            <span className="font-semibold">
              {happened[status]}
              {back && `: ${formatRupees(back.amountPaise)}`}
            </span>
            <span className="block text-muted-foreground text-small">
              <When at={at} as="named" />
            </span>
            {steps[index - 1]?.status === 'matched' && (status === 'pending' || status === 'rejected') && (
              <span className="block max-w-measure">
                The match was undone: the transfer we found was not this payment.
              </span>
            )}
            {back?.reason && (
              <span className="block max-w-measure whitespace-pre-wrap wrap-anywhere">{back.reason}</span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

type StatusCardProps = {
  readonly state: PaymentState;
  /** Page where the appointment of this payment is paid; null for a payment of anything else. */
  readonly payAgain: string | null;
};

/** The state of one payment, since when, and what comes next. */
export function StatusCard({ state, payAgain }: StatusCardProps) {
  const { id, title, amountPaise, status, account, steps, reason, refund, bookingLink, papers } = state;
  const { therapistSlug, paidOtherwise, due } = state;
  const owed = due && dueForPayer(due);
  const again = status === 'rejected' && !paidOtherwise;
  return (
    <Card asChild className="grid gap-6">
      <section aria-labelledby="state">
        <div className="grid gap-2">
          <h2 id="state" className="text-h3">
            {refund ? refundedInPart : headings[status]}
          </h2>
          <p className="max-w-measure">
            {refund
              ? `We are refunding ${partInWords(refund)} to the account it came from. The rest of your payment is unchanged.`
              : meaningOfStatus(status, account)}
          </p>
          {reason && <ReasonNote title="Reason" reason={reason} />}
        </div>
        {paidOtherwise && (
          <p className="max-w-measure">
            It was paid in another way on <When at={paidOtherwise} as="named" />. That payment counts
            {status === 'pending' || status === 'matched'
              ? '; if the money for this one also arrives, we will refund it to you.'
              : '. You do not need to do anything.'}
          </p>
        )}
        {due && owed && (
          <p className="max-w-measure">
            {due.cancelled && `The appointment on ${formatNamed(due.cancelled, due.timeZone)} is cancelled. `}
            {owed}
          </p>
        )}
        <Steps steps={steps} />
        <dl className="grid gap-x-8 gap-y-3 text-small sm:grid-cols-2">
          <div>
            <dt className="text-muted-foreground">For</dt>
            <dd className="font-semibold">{title}</dd>
          </div>
          <div>
            <dt className="text-muted-foreground">Amount</dt>
            <dd className="font-semibold">
              {amountPaise === null ? 'Fee to be confirmed' : <Money of={amountPaise} />}
            </dd>
          </div>
          <div className="sm:col-span-2">
            <dt className="text-muted-foreground">Reference ID</dt>
            <dd className="font-semibold tabular-nums">{paymentReference(id)}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3">
          {bookingLink && <ScheduleButton href={bookingLink} />}
          {papers.map(({ kind, href }) => (
            <Button key={href} asChild variant={kind === 'credit_note' ? 'outline' : 'default'}>
              <a href={href}>
                {paperInWords(kind)}
                <span className="sr-only"> (PDF)</span>
              </a>
            </Button>
          ))}
          {again && (payAgain || therapistSlug) && (
            <Button asChild>
              <a href={payAgain ?? `${paymentPath}/${therapistSlug}`}>Send the details again</a>
            </Button>
          )}
          <Button asChild variant="outline">
            <a href="/contact?topic=billing">Ask about this payment</a>
          </Button>
        </div>
      </section>
    </Card>
  );
}
