import type { ReactNode } from 'react';
import { formatRupees } from '@/lib/money';
import type { QuotationView } from '@/lib/quotation/queries';
import { type QuotationStatus, statusLabels } from '@/lib/quotation/rules';
import { formatDay, indianDay } from '@/lib/time';

const looks: Readonly<Record<QuotationStatus, string>> = {
  pending: 'bg-accent-soft text-accent-ink',
  accepted: 'bg-success-soft text-success',
  paid: 'bg-success-soft text-success',
  declined: 'bg-paper-3 text-ink-soft',
  expired: 'bg-paper-3 text-ink-soft',
  withdrawn: 'bg-paper-3 text-ink-soft',
};

const dayOf = (moment: Date) => formatDay(indianDay(moment));

/** What the dates of a quotation mean for who reads them. */
function datesInWords({ status, createdAt, since, validUntil }: QuotationView): string {
  const offered = `Offered on ${dayOf(createdAt)}`;
  if (status !== 'pending') return `${offered}, ${statusLabels[status].toLowerCase()} on ${dayOf(since)}`;
  return validUntil ? `${offered}, valid until ${dayOf(validUntil)}` : offered;
}

type QuotationCardProps = {
  readonly quotation: QuotationView;
  /** What the reader can do with it, below it. */
  readonly children: ReactNode;
};

/** One quotation: for what, how much, with whom, and where it stands. */
export function QuotationCard({ quotation, children }: QuotationCardProps) {
  const { serviceType, description, amountPaise, status, reason } = quotation;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper-2 p-5 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 break-words font-sans text-h4">{serviceType}</h3>
        <p className="font-semibold text-h4 tabular-nums">{formatRupees(amountPaise)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
        <strong className={`rounded-full px-3 py-0.5 ${looks[status]}`}>{statusLabels[status]}</strong>
        <span>
          {quotation.with} · {datesInWords(quotation)}
        </span>
      </p>
      <p className="max-w-measure whitespace-pre-wrap break-words">{description}</p>
      {reason && (
        <p className="max-w-measure whitespace-pre-wrap break-words rounded-card bg-paper-3 p-4">
          <span className="block font-semibold text-small">Reason for declining</span>
          {reason}
        </p>
      )}
      {children}
    </li>
  );
}
