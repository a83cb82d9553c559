import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import type { PaymentRow } from '@/lib/admin/payment/queries';
import { paymentFilters } from '@/lib/admin/payment/rules';
import type { Asked } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { formatRupees } from '@/lib/money';
import type { PaymentStatus } from '@/lib/payment/rules';
import { queueLabels } from '@/lib/payment/verification/rules';
import { formatMoment } from '@/lib/time';

const path = '/admin/payments';

const tones: Readonly<Record<PaymentStatus, 'good' | 'bad' | 'wait' | 'quiet'>> = {
  pending: 'wait',
  matched: 'wait',
  verified: 'good',
  rejected: 'bad',
  refunded: 'quiet',
};

/** Where a payment stands. */
export function PaymentBadge({ status }: { readonly status: PaymentStatus }) {
  return <Badge tone={tones[status]}>{queueLabels[status]}</Badge>;
}

function Warnings({ duplicateReference, duplicateImage }: PaymentRow) {
  if (!duplicateReference && !duplicateImage) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {duplicateReference && <Badge tone="bad">Reference used before</Badge>}
      {duplicateImage && <Badge tone="bad">Picture used before</Badge>}
    </span>
  );
}

const columns: readonly Column<PaymentRow>[] = [
  {
    header: 'Payer',
    kind: 'title',
    cell: ({ id, payerName }) => (
      <a href={`${path}/${id}`} className="tap text-link">
        {payerName}
      </a>
    ),
  },
  { header: 'For', cell: ({ title }) => title },
  {
    header: 'Amount',
    kind: 'number',
    cell: ({ amountPaise }) => (amountPaise === null ? 'Fee not known' : formatRupees(amountPaise)),
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
  { header: 'State', cell: ({ status }) => <PaymentBadge status={status} /> },
  { header: 'Submitted', cell: ({ submittedAt }) => formatMoment(submittedAt) },
];

type Props = { readonly rows: readonly PaymentRow[]; readonly asked: Asked; readonly paging: Paging };

/** The queue of payments that people have reported. */
export function PaymentTable({ rows, asked, paging }: Props) {
  return (
    <AdminTable
      path={path}
      caption="Reported payments"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={paymentFilters}
      asked={asked}
      paging={paging}
      csv={`${path}/csv`}
      empty="No payment waits. Choose another state to see the others."
    />
  );
}
