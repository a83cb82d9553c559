import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn } from '@/components/admin/table/columns';
import { peopleColumns } from '@/components/admin/table/people-columns';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { QuotationRow } from '@/lib/admin/quotation/queries';
import { formatRupees } from '@/lib/format/money';
import { indianDay } from '@/lib/format/time';
import { type QuotationStatus, statusLabels } from '@/lib/payment/quotation/rules';

const path = '/admin/quotations';

const tones: Readonly<Record<QuotationStatus, 'success' | 'warm' | 'muted'>> = {
  pending: 'warm',
  accepted: 'warm',
  declined: 'muted',
  expired: 'muted',
  withdrawn: 'muted',
  paid: 'success',
  refunded: 'muted',
};

const columns: readonly Column<QuotationRow>[] = [
  {
    header: 'Service',
    kind: 'title',
    cell: ({ service, reference, sessions }) => (
      <>
        {service}
        {/* On a line of its own, so that the last column is in view. */}
        <span className="block font-normal text-muted-foreground text-small lg:leading-tight">
          {reference}
          {sessions !== null && `, ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`}
        </span>
      </>
    ),
  },
  ...peopleColumns,
  { header: 'Amount', sort: 'amount', kind: 'number', cell: ({ amountPaise }) => formatRupees(amountPaise) },
  { header: 'State', cell: ({ status }) => <Badge variant={tones[status]}>{statusLabels[status]}</Badge> },
  momentColumn('Made', ({ createdAt }) => createdAt, 'made'),
  {
    header: 'Valid until',
    cell: ({ validUntil }) => (validUntil ? <When at={indianDay(validUntil)} /> : 'No last day'),
  },
];

export const QuotationTable = adminTable({
  path,
  caption: 'Quotations',
  columns,
  empty: 'No quotations yet.',
});
