import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/ui/badge';
import type { CardPaymentRow } from '@/lib/admin/card-payment/queries';
import { type CardState, cardStates } from '@/lib/admin/card-payment/rules';
import type { ListPart } from '@/lib/admin/table/list';
import { formatMoment } from '@/lib/format/time';
import { partInWords, refundedInPart } from '@/lib/payment/refund/rules';
import { amountInWords } from '@/lib/payment/transaction/rules';

const path = '/admin/card-payments';

const tones: Readonly<Record<CardState, 'success' | 'destructive' | 'warm' | 'muted'>> = {
  paid: 'success',
  returning: 'destructive',
  refunded: 'muted',
  pending: 'warm',
  failed: 'muted',
};

const columns: readonly Column<CardPaymentRow>[] = [
  {
    header: 'Payer',
    kind: 'title',
    cell: ({ payer, payerEmail }) => (
      <>
        {payer ?? 'Deleted account'}
        {payerEmail !== null && (
          <span className="block font-normal text-muted-foreground text-small wrap-anywhere">
            {payerEmail}
          </span>
        )}
      </>
    ),
  },
  {
    header: 'For',
    cell: ({ title, therapist }) => (
      <>
        {title}
        <span className="block text-muted-foreground text-small">{therapist ?? 'Our service'}</span>
      </>
    ),
  },
  { header: 'Amount', sort: 'amount', kind: 'number', cell: amountInWords },
  {
    header: 'State',
    cell: ({ state, because, refund, currency }) => (
      <>
        <Badge variant={refund ? 'warm' : tones[state]}>{refund ? refundedInPart : cardStates[state]}</Badge>
        {refund && <span className="mt-1 block text-small">{partInWords(refund, currency)}</span>}
        {because !== null && <span className="mt-1 block text-small">{because}</span>}
      </>
    ),
  },
  {
    header: 'Card company',
    cell: ({ company, reference }) => (
      <>
        {company}
        {reference !== null && (
          <span className="block text-muted-foreground text-small wrap-anywhere">{reference}</span>
        )}
      </>
    ),
  },
  { header: 'Opened', sort: 'opened', cell: ({ openedAt }) => formatMoment(openedAt) },
];

/** Payments by card, newest first. */
export function CardPaymentTable(list: ListPart<CardPaymentRow>) {
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Card payments"
      columns={columns}
      csv={`${path}/csv`}
      empty="No card payments yet."
    />
  );
}
