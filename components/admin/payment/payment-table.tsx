import { AdminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn, titleColumn } from '@/components/admin/table/columns';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/format';
import type { PaymentRow } from '@/lib/admin/payment/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { type PartRefund, refundedInPart } from '@/lib/payment/refund/rules';
import type { PaymentStatus } from '@/lib/payment/rules';
import { officePages, type PaymentPages } from '@/lib/payment/statement/outcomes';
import { queueLabels } from '@/lib/payment/verification/rules';

const tones: Readonly<Record<PaymentStatus, 'success' | 'destructive' | 'warm' | 'muted'>> = {
  pending: 'warm',
  matched: 'warm',
  verified: 'success',
  rejected: 'destructive',
  refunded: 'muted',
};

type StateProps = {
  readonly status: PaymentStatus;
  readonly refund?: PartRefund | null;
};

export function PaymentBadge({ status, refund = null }: StateProps) {
  return refund ? (
    <Badge variant="warm">{refundedInPart}</Badge>
  ) : (
    <Badge variant={tones[status]}>{queueLabels[status]}</Badge>
  );
}

function Warnings({ duplicateReference, duplicateImage }: PaymentRow) {
  if (!duplicateReference && !duplicateImage) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {duplicateReference && <Badge variant="destructive">Reference used before</Badge>}
      {duplicateImage && <Badge variant="destructive">Picture used before</Badge>}
    </span>
  );
}

const columnsOf = ({ payments }: PaymentPages, isOffice: boolean): readonly Column<PaymentRow>[] => [
  titleColumn(
    'Payer',
    ({ payerName }) => payerName,
    ({ id }) => `${payments}/${id}`,
    'payer',
  ),
  { header: 'For', kind: 'text', cell: ({ title }) => title },
  ...(isOffice ? [{ header: 'Paid to', cell: ({ paidTo }: PaymentRow) => paidTo }] : []),
  {
    header: 'Amount',
    sort: 'amount',
    kind: 'number',
    cell: ({ amountPaise }) => (amountPaise === null ? 'Fee not known' : <Money of={amountPaise} />),
  },
  {
    header: 'Reference',
    cell: (row) => (
      <>
        {row.referenceNumber}
        <Warnings {...row} />
      </>
    ),
  },
  {
    header: 'State',
    cell: ({ status, refund }) => <PaymentBadge status={status} refund={refund} />,
  },
  momentColumn('Submitted', ({ submittedAt }) => submittedAt, 'submitted'),
];

/** The queue of payments that people have reported. */
export function PaymentTable({ pages, ...list }: ListPart<PaymentRow> & { readonly pages: PaymentPages }) {
  const path = pages.payments;
  const isOffice = pages === officePages;
  return (
    <AdminTable
      {...list}
      // A therapist sees only payments to themselves.
      filters={list.filters.filter(({ name }) => isOffice || name !== 'payee')}
      path={path}
      caption="Reported payments"
      columns={columnsOf(pages, isOffice)}
      csv={`${path}/csv`}
      empty="No payments to check. Change the status filter to see others."
    />
  );
}
