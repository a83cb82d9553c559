import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { PaymentBadge } from '@/components/admin/payment/payment-table';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { Duplicate, OpenedPayment } from '@/lib/admin/payment/opening';
import { formatRupees } from '@/lib/format/money';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { receiptKinds } from '@/lib/payment/receipt/rules';
import { paymentReference } from '@/lib/payment/reference';
import { partInWords, partOf } from '@/lib/payment/refund/rules';
import { dueForHolder } from '@/lib/payment/refund-due/rules';
import type { PaymentPages } from '@/lib/payment/statement/outcomes';
import { queueLabels } from '@/lib/payment/verification/rules';

type Props = { readonly payment: OpenedPayment };
type OnPages = Props & { readonly pages: PaymentPages };
type Fact = readonly [string, ReactNode];

const noFacts: readonly Fact[] = [];

export function PaymentFacts({ payment, timeZone }: Props & { readonly timeZone: string }) {
  const { receipts, money, due } = payment;
  const owed = due && dueForHolder(due, timeZone);
  const refund = money && partOf(money.paidPaise, money.refundedPaise);
  return (
    <Panel id="facts" title="Details">
      <Facts
        facts={[
          ['Payer', `${payment.payerName}${payment.hasAccount ? '' : ' (no account)'}`],
          ['For', payment.title],
          ['Payment', paymentReference(payment.id)],
          ...(payment.quotationStatus ? ([['Quotation', payment.quotationStatus]] as const) : noFacts),
          ...(refund ? ([['Refunded', partInWords(refund)]] as const) : noFacts),
          ...(due?.cancelled
            ? ([
                [
                  'Session',
                  <Fragment key="session">
                    Cancelled: <When at={due.cancelled} zone={timeZone} />
                  </Fragment>,
                ],
              ] as const)
            : noFacts),
          ...(owed ? ([['Refund', <strong key="due">{owed}</strong>]] as const) : noFacts),
          ['Submitted', <When key="at" at={payment.submittedAt} />],
          ...(payment.rejectionReason
            ? ([['Reason for rejection', payment.rejectionReason]] as const)
            : noFacts),
          ...receipts.map(
            ({ id, kind, amountPaise: over }): Fact => [
              kind === 'credit_note'
                ? `${receiptKinds[kind]} over ${formatRupees(over)}`
                : receiptKinds[kind],
              <a key={id} href={`/api/receipts/${id}`} className="tap text-link">
                Open the PDF<span className="sr-only"> of the {receiptKinds[kind].toLowerCase()}</span>
              </a>,
            ],
          ),
        ]}
      />
    </Panel>
  );
}

/** How to reach the payer, and between which accounts the money went. */
export function PayerFacts({ payment: { payerEmail, payerPhone, bank, payee } }: Props) {
  return (
    <Panel id="payer" title="Payer and accounts">
      <Facts
        facts={[
          ['Email', payerEmail],
          ['Phone', payerPhone ? spacedPhone(payerPhone) : '–'],
          ['Bank and account of the payer', bank],
          ['Paid to', payee.isHouse ? `${payee.name} (our service)` : payee.name],
          ['Account holder', payee.holder ?? '–'],
          ['UPI ID of the payee', payee.upiId ?? '–'],
          ['Bank of the payee', payee.bank ?? '–'],
        ]}
      />
    </Panel>
  );
}

/** The payer's picture, beside the facts. The route that serves it logs each view. */
export function ScreenshotPanel({ payment }: Props) {
  const { screenshot } = payment;
  return (
    <Panel id="screenshot" title="Screenshot">
      {!screenshot && <p className="text-muted-foreground">No file.</p>}
      {screenshot?.isImage && (
        // A picture of another person's bank: nothing in between may scale or cache it.
        // biome-ignore lint/performance/noImgElement: it comes from a private route.
        <img
          src={`/api/files/${screenshot.id}`}
          alt="Proof of payment from the payer"
          className="max-h-[44rem] w-full rounded-control border border-border bg-muted object-contain"
        />
      )}
      {screenshot && (
        <a href={`/api/files/${screenshot.id}`} className="tap justify-self-start text-link">
          {screenshot.isImage ? 'Download the picture' : 'Download the PDF'}
        </a>
      )}
      <p className="text-muted-foreground text-small">
        A screenshot is not proof. Check the credit in the bank statement.
      </p>
    </Panel>
  );
}

const likeness: Readonly<Record<Duplicate['by'][number], string>> = {
  reference: 'Same reference',
  'same-image': 'Same picture',
  'like-image': 'Similar picture',
};

/** Other payments with the same reference or picture. */
export function DuplicatePanel({ payment, pages }: OnPages) {
  if (payment.duplicates.length === 0) return null;
  return (
    <Panel id="duplicates" title="Seen before">
      <ul className="divide-y divide-border">
        {payment.duplicates.map(({ id, payerName, submittedAt, status, by }) => (
          <li key={id} className="grid gap-1 py-3">
            <a href={`${pages.payments}/${id}`} className="tap justify-self-start text-link">
              <bdi>{payerName}</bdi>, <When at={submittedAt} />
            </a>
            <span className="flex flex-wrap gap-2">
              {by.map((what) => (
                <Badge key={what} variant="destructive">
                  {likeness[what]}
                </Badge>
              ))}
              <PaymentBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Every step with its actor. */
export function HistoryPanel({ payment }: Props) {
  return (
    <Panel id="history" title="History">
      <ol className="divide-y divide-border">
        {payment.history.map(({ status, at, reason, refundedPaise, by }) => (
          <li key={`${status} ${at.toISOString()}`} className="py-2">
            <p>
              <span className="font-medium">
                {queueLabels[status]}
                {refundedPaise !== null && ` ${formatRupees(refundedPaise)}`}
              </span>
              <span className="text-muted-foreground">
                , <When at={at} />,{' '}
                {by ? `by ${by}` : status === 'pending' ? 'by the payer' : 'by the service'}
              </span>
            </p>
            {reason && <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
