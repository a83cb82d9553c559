import type { ReactNode } from 'react';
import { ReasonNote } from '@/components/layout/reason-note';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { Money, When } from '@/components/ui/format';
import { SampleMark } from '@/components/ui/sample-mark';
import { indianDay } from '@/lib/format/time';
import type { QuotationView } from '@/lib/payment/quotation/queries';
import { type QuotationStatus, sessionsOfOffer, statusLabels } from '@/lib/payment/quotation/rules';
import { partInWords, refundedInPart } from '@/lib/payment/refund/rules';

const variants: Readonly<Record<QuotationStatus, BadgeVariant>> = {
  pending: 'warm',
  accepted: 'warm',
  paid: 'success',
  declined: 'muted',
  expired: 'muted',
  withdrawn: 'muted',
  refunded: 'muted',
};

/** The dates of a quotation in words for its reader. */
function Dates({ status, createdAt, since, validUntil, timeZone }: QuotationView) {
  const open = status === 'pending';
  const last = open ? validUntil : since;
  return (
    <>
      Offered on <When at={indianDay(createdAt)} />
      {last && (open ? ', valid until ' : `, ${statusLabels[status].toLowerCase()} on `)}
      {last && (open ? <When at={last} as="until" zone={timeZone} /> : <When at={indianDay(last)} />)}
    </>
  );
}

/** The state of a quotation and of its money, the same wherever it is shown. */
export function quotationState({
  status,
  checking,
  refund,
}: Pick<QuotationView, 'status' | 'checking' | 'refund'>): string {
  if (refund) return refundedInPart;
  return checking ? 'Being checked' : statusLabels[status];
}

type QuotationCardProps = {
  readonly quotation: QuotationView;
  /** The reader's possible steps, below it. */
  readonly children: ReactNode;
};

/** One quotation: what for, how much, with whom, and its state. */
export function QuotationCard({ quotation, children }: QuotationCardProps) {
  const { serviceType, description, amountPaise, sessions, kindName, status, reason, checking, refund } =
    quotation;
  return (
    <Card asChild size="dense" className="grid gap-2 sm:gap-3">
      <li>
        <CardHeader>
          <h3 className="min-w-0 wrap-anywhere font-sans text-h4">{serviceType}</h3>
          <p className="font-semibold text-h4 tabular-nums">
            <Money of={amountPaise} />
          </p>
        </CardHeader>
        <p className="text-muted-foreground text-small">
          <Badge asChild variant={refund || checking ? 'muted' : variants[status]} className="mr-2">
            <strong>{quotationState(quotation)}</strong>
          </Badge>
          {quotation.with} {quotation.sample && <SampleMark />} · <Dates {...quotation} />
        </p>
        {refund && (
          <p className="text-small">{partInWords(refund)} refunded. The rest of the payment is unchanged.</p>
        )}
        <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{description}</p>
        {sessions !== null && <p className="text-small">{sessionsOfOffer(sessions, kindName)}</p>}
        {reason && <ReasonNote title="Reason for declining" reason={reason} />}
        {children}
      </li>
    </Card>
  );
}
